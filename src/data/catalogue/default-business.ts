import type { Business } from '#model/business.ts';

/**
 * What pages say when data/catalogue/business.json is missing or does not parse: default wording, no license number,
 * carrier or limit. Marked as a sample, so preflight refuses to launch with it.
 */
export const DEFAULT_BUSINESS: Business = {
  sample: true,
  name: 'Exterior Cleaning',
  url: 'https://www.example.com',
  phone: '(803) 555-0100',
  email: 'quotes@example.com',
  yearsInBusiness: '10+',
  since: 2014,
  license: null,
  insuranceCarrier: null,
  coverageLimit: null,
  address: { street: null, locality: 'Columbia', region: 'SC', postalCode: '29201', country: 'US' },
  base: { latitude: 34.0007, longitude: -81.0348 },
  facebookUrl: null,
  reviewUrl: null,
  logo: '/images/logo.svg',
  hours: { opens: '08:00', closes: '20:00', emergency: '24/7 emergency service' },
  pricing: {
    startingAt: 199,
    range: { from: 199, to: 400 },
    houseWashing: { from: 275, to: 450, squareFeet: { from: 1500, to: 2500 } },
    houseWashingTypical: { from: 200, to: 600 },
    houseWashingMost: { from: 300, to: 450 },
    softWashing: { from: 300, to: 600 },
    softWashingPremiumPercent: { from: 10, to: 20 },
    roofCleaning: { from: 350, to: 550 },
    gutterCleaning: { from: 125, to: 250 },
    drivewayPerSquareFoot: { from: 0.2, to: 0.35 },
    drivewayMost: { from: 150, to: 300 },
  },
  offers: [],
  area: { businessRadiusKm: 50, serviceRadiusMeters: 30000, counties: ['Richland County', 'Lexington County'] },
  rating: { value: 5, count: 65, claimedReviews: '500+', markup: false },
  guarantee: '100% satisfaction guarantee',
};
