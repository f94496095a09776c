import type { Coordinates } from './geography.ts';

/** A price in whole or fractional US dollars, low to high. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** An advertised offer; with dates it is shown only on and between them (ISO days). */
export interface Offer {
  readonly name: string;
  readonly description: string;
  /** US dollars; null for a mere discount. */
  readonly price: number | null;
  /** US dollars off; null for a fixed price. */
  readonly discount: number | null;
  /** The service it belongs to; null for one on everything. */
  readonly service: string | null;
  readonly validFrom: string | null;
  readonly validThrough: string | null;
}

/** The owner's facts (specification, sections 3 and 9). Null: not given, so pages use default wording. */
export interface Business {
  readonly sample: boolean;
  readonly name: string;
  readonly url: string;
  readonly phone: string;
  readonly email: string;
  readonly yearsInBusiness: string;
  readonly since: number;
  readonly license: string | null;
  readonly insuranceCarrier: string | null;
  readonly coverageLimit: string | null;
  readonly address: {
    readonly street: string | null;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
  };
  /** Where the crew starts from. */
  readonly base: Coordinates;
  readonly facebookUrl: string | null;
  readonly reviewUrl: string | null;
  readonly logo: string;
  readonly hours: { readonly opens: string; readonly closes: string; readonly emergency: string };
  readonly pricing: {
    readonly startingAt: number;
    readonly range: PriceRange;
    readonly houseWashing: PriceRange & { readonly squareFeet: PriceRange };
    readonly houseWashingTypical: PriceRange;
    readonly houseWashingMost: PriceRange;
    readonly softWashing: PriceRange;
    readonly softWashingPremiumPercent: PriceRange;
    readonly roofCleaning: PriceRange;
    readonly gutterCleaning: PriceRange;
    readonly drivewayPerSquareFoot: PriceRange;
    readonly drivewayMost: PriceRange;
  };
  readonly offers: readonly Offer[];
  readonly area: {
    readonly businessRadiusKm: number;
    readonly serviceRadiusMeters: number;
    readonly counties: readonly string[];
  };
  readonly rating: {
    readonly value: number;
    readonly count: number;
    readonly claimedReviews: string;
    readonly markup: boolean;
  };
  readonly guarantee: string;
}

/** The offers that stand on a day (ISO yyyy-mm-dd): undated ones, and dated ones on or between their dates. */
export function offersOn(offers: readonly Offer[], day: string): readonly Offer[] {
  return offers.filter((offer) => (offer.validFrom ?? day) <= day && day <= (offer.validThrough ?? day));
}
