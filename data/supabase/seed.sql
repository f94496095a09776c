-- Generated from data/snapshot by npm run snapshot:lock. Do not edit.

insert into public.cities
select * from jsonb_populate_recordset(null::public.cities, '[
  {
    "old_slugs": [],
    "id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Aiken",
    "slug": "aiken-south-carolina",
    "county": "Aiken",
    "latitude": 33.5604,
    "longitude": -81.7196,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "efe9e9c7-f757-5ba6-a2a6-2d905111b75a",
    "name": "Batesburg-Leesville",
    "slug": "batesburg-leesville-south-carolina",
    "county": "Lexington",
    "latitude": 33.9106,
    "longitude": -81.5372,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "80e0a7ba-56f3-527a-9215-cdcb8e1ce54c",
    "name": "Blythewood",
    "slug": "blythewood-south-carolina",
    "county": "Richland",
    "latitude": 34.2143,
    "longitude": -80.974,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "1bf3cfa5-1d36-545b-bfde-5eb2db288b90",
    "name": "Camden",
    "slug": "camden-south-carolina",
    "county": "Kershaw",
    "latitude": 34.2465,
    "longitude": -80.6071,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Cayce",
    "slug": "cayce-south-carolina",
    "county": "Lexington",
    "latitude": 33.9657,
    "longitude": -81.074,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "8b3ef855-be78-5197-a5b4-b81eb960973a",
    "name": "Chapin",
    "slug": "chapin-south-carolina",
    "county": "Lexington",
    "latitude": 34.166,
    "longitude": -81.3504,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Columbia",
    "slug": "columbia-south-carolina",
    "county": "Richland",
    "latitude": 34.0007,
    "longitude": -81.0348,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "dcae7936-1dc6-5624-bf64-95efd6b81b4c",
    "name": "Gilbert",
    "slug": "gilbert-south-carolina",
    "county": "Lexington",
    "latitude": 33.924,
    "longitude": -81.3932,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Irmo",
    "slug": "irmo-south-carolina",
    "county": "Lexington",
    "latitude": 34.086,
    "longitude": -81.1832,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "6079cff5-ff86-5d4b-8be8-368151a2ad93",
    "name": "Lexington",
    "slug": "lexington-south-carolina",
    "county": "Lexington",
    "latitude": 33.9815,
    "longitude": -81.2362,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "2b715dd6-7fc5-59b2-8b68-aa53259a15d0",
    "name": "Little Mountain",
    "slug": "little-mountain-south-carolina",
    "county": "Newberry",
    "latitude": 34.1952,
    "longitude": -81.4139,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "f182c870-f14a-55cb-b5aa-f6f9631594bf",
    "name": "Newberry",
    "slug": "newberry-south-carolina",
    "county": "Newberry",
    "latitude": 34.2746,
    "longitude": -81.6187,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "9f976243-7972-5c41-9a64-84bad92d0ed1",
    "name": "North",
    "slug": "north-south-carolina",
    "county": "Orangeburg",
    "latitude": 33.6161,
    "longitude": -81.1036,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "ffc694b8-c537-5bbf-b4eb-28f8f4aa8c8e",
    "name": "Orangeburg",
    "slug": "orangeburg-south-carolina",
    "county": "Orangeburg",
    "latitude": 33.4918,
    "longitude": -80.8556,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "d1b01cef-04c9-5650-85ae-b1ca26469803",
    "name": "Pelion",
    "slug": "pelion-south-carolina",
    "county": "Lexington",
    "latitude": 33.7647,
    "longitude": -81.2472,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "80461476-c22f-5a0b-abcc-70238d737b9b",
    "name": "Pine Ridge",
    "slug": "pine-ridge-south-carolina",
    "county": "Lexington",
    "latitude": 33.9082,
    "longitude": -81.099,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "928f53e0-86d5-5152-99f8-12039975ab89",
    "name": "Prosperity",
    "slug": "prosperity-south-carolina",
    "county": "Newberry",
    "latitude": 34.2107,
    "longitude": -81.5343,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "7727ca25-964b-5ec8-a3eb-be9233054067",
    "name": "Ridgeway",
    "slug": "ridgeway-south-carolina",
    "county": "Fairfield",
    "latitude": 34.3076,
    "longitude": -80.9604,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "00734363-4342-5979-bda5-1298e7c85f63",
    "name": "Saluda",
    "slug": "saluda-south-carolina",
    "county": "Saluda",
    "latitude": 34.0031,
    "longitude": -81.7717,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "6071b4a1-2831-5118-925d-fe53b37be162",
    "name": "Silverstreet",
    "slug": "silverstreet-south-carolina",
    "county": "Newberry",
    "latitude": 34.2174,
    "longitude": -81.7143,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "9c039389-d989-5732-9e1d-64feb6b6a499",
    "name": "South Congaree",
    "slug": "south-congaree-south-carolina",
    "county": "Lexington",
    "latitude": 33.9086,
    "longitude": -81.1353,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4be4e0cf-95c2-51fc-8be1-f7a09c4deaf5",
    "name": "Springdale",
    "slug": "springdale-south-carolina",
    "county": "Lexington",
    "latitude": 33.961,
    "longitude": -81.1099,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4c152081-5ab9-5bb6-9e46-8dbb5ce86642",
    "name": "St. Matthews",
    "slug": "st-matthews-south-carolina",
    "county": "Calhoun",
    "latitude": 33.6647,
    "longitude": -80.7789,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Sumter",
    "slug": "sumter-south-carolina",
    "county": "Sumter",
    "latitude": 33.9204,
    "longitude": -80.3415,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "cdd3d463-372f-5c1c-aa43-a3ee68d90bb6",
    "name": "Swansea",
    "slug": "swansea-south-carolina",
    "county": "Lexington",
    "latitude": 33.7375,
    "longitude": -81.1,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "07915c18-c0b8-5295-b65c-ee5500ca6ce5",
    "name": "West Columbia",
    "slug": "west-columbia-south-carolina",
    "county": "Lexington",
    "latitude": 33.9935,
    "longitude": -81.074,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "61c516b2-e457-5498-9bf0-cbbde943056c",
    "name": "Winnsboro",
    "slug": "winnsboro-south-carolina",
    "county": "Fairfield",
    "latitude": 34.3769,
    "longitude": -81.0881,
    "updated_at": "2026-11-20T08:00:00+00:00"
  }
]')
on conflict (id) do nothing;

insert into public.services
select * from jsonb_populate_recordset(null::public.services, '[
  {
    "old_slugs": [],
    "id": "6bda528c-bb34-5f1b-b71b-1bdcb0cc5251",
    "slug": "apartment-complex-soft-washing",
    "name": "Apartment Complex Soft Washing",
    "display_name": "Apartment Complex Soft Washing",
    "description": "Building-by-building soft washing for apartments, with notices and safe paths for residents.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "5fc0e826-9350-5e63-84a6-b59bee214b3d",
    "slug": "commercial-property-cleaning",
    "name": "Commercial Property Cleaning",
    "display_name": "Commercial Property Cleaning",
    "description": "Exterior cleaning for shops, offices, restaurants and warehouses, planned around your customers.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "14c92d6a-393c-5675-9aa5-c5dcc3ec38ef",
    "slug": "deck-cleaning",
    "name": "Deck Cleaning",
    "display_name": "Deck Cleaning",
    "description": "Gentle deck washing that lifts algae, mildew and gray wood fiber without tearing up the boards.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "5deaff95-c5f0-5aa1-b30c-060d0733841c",
    "slug": "dock-cleaning",
    "name": "Dock Cleaning",
    "display_name": "Dock Cleaning",
    "description": "Careful washing for fixed and floating docks, with the water below kept in mind at every step.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "917b26a8-3b67-5583-a9c2-fe291744dc65",
    "slug": "driveway-pressure-washing",
    "name": "Driveway Pressure Washing",
    "display_name": "Driveway Pressure Washing",
    "description": "Even, stripe-free cleaning for concrete, brick and paver driveways, from the garage to the street.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "28591d66-d037-59a5-96de-7acd4ebe2dc2",
    "slug": "gazebo-cleaning",
    "name": "Gazebo Cleaning",
    "display_name": "Gazebo Cleaning",
    "description": "Top-to-bottom gazebo washing for roofs, ceilings, lattice, posts, screens and floors.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "f64c1e6e-7669-533b-a23e-98072faeb5b4",
    "slug": "gutter-cleaning",
    "name": "Gutter Cleaning",
    "display_name": "Gutter Cleaning",
    "description": "We empty gutters by hand, bag the leaves and pine straw, and flush each downspout until it runs.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a3bf814b-bd90-5d2a-aa2e-86457ae31128",
    "slug": "house-washing",
    "name": "House Washing",
    "display_name": "House Washing",
    "description": "A low-pressure wash that lifts algae, mildew, pollen and cobwebs off the outside of your home.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "50338f90-a07f-591a-b526-26fd67382d1a",
    "slug": "oil-stain-removal",
    "name": "Oil Stain Removal",
    "display_name": "Oil Stain Removal",
    "description": "Degreasers, absorbents and a strong rinse lift motor oil and grease out of concrete and pavers.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "c8dad6f0-256a-5e39-875c-38ca149e2cba",
    "slug": "outdoor-furniture-cleaning",
    "name": "Outdoor Furniture Cleaning",
    "display_name": "Outdoor Furniture Cleaning",
    "description": "Hand-washed patio furniture, from teak and wicker to slings, metal frames and cushions.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "2c2b877a-2417-5828-ad9b-2152f6b212e4",
    "slug": "roof-washing",
    "name": "Roof Washing",
    "display_name": "Roof Washing",
    "description": "A gentle roof treatment that kills black streaks, moss and lichen and spares the shingles.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "c39b4c82-d68c-5ad8-b934-c850b6e0f01e",
    "slug": "sidewalk-cleaning",
    "name": "Sidewalk Cleaning",
    "display_name": "Sidewalk Cleaning",
    "description": "Even, stripe-free pressure washing for concrete walks, front steps, pavers and curbs.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a425fa3c-5a97-590a-ac04-ce41314163cb",
    "slug": "soft-washing",
    "name": "Soft Washing",
    "display_name": "Soft Washing",
    "description": "Low pressure and the right solution kill algae, mildew and mold on surfaces that force would harm.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a95a87e6-f5f6-5107-ac65-62e6a570eae6",
    "slug": "window-cleaning",
    "name": "Window Cleaning",
    "display_name": "Window Cleaning",
    "description": "Clear glass without streaks: pollen, webs, dust and rain spots come off panes, frames and sills.",
    "updated_at": "2026-11-20T08:00:00+00:00"
  }
]')
on conflict (id) do nothing;

insert into public.neighborhoods
select * from jsonb_populate_recordset(null::public.neighborhoods, '[
  {
    "old_slugs": [],
    "id": "e9148ad3-d7d4-5aa7-9650-4ec23b687297",
    "city_id": "80e0a7ba-56f3-527a-9215-cdcb8e1ce54c",
    "name": "Abney Hills",
    "slug": "abney-hills",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Fulmer Road"
      },
      {
        "name": "Turkey Farm Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "new construction",
      "HOA community",
      "vinyl siding",
      "red clay"
    ],
    "latitude": 34.193,
    "longitude": -81.005,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "69782c0b-4bc0-5eaa-a497-aeeff4f1e63d",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Aiken Horse District",
    "slug": "aiken-horse-district",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Aiken Training Track"
      },
      {
        "name": "Whitney Polo Field"
      },
      {
        "name": "Hopelands Gardens"
      },
      {
        "name": "Aiken Thoroughbred Racing Hall of Fame and Museum"
      }
    ],
    "roads": [
      {
        "name": "Two Notch Road"
      },
      {
        "name": "Mead Avenue"
      },
      {
        "name": "Grace Avenue"
      },
      {
        "name": "Whiskey Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "horse country",
      "historic homes",
      "tree canopy",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.549,
    "longitude": -81.712,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "b1213982-e696-586c-a3a6-a4b82be9959a",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Airport Boulevard",
    "slug": "airport-boulevard",
    "county": null,
    "preposition": "on",
    "landmarks": [
      {
        "name": "Columbia Metropolitan Airport"
      }
    ],
    "roads": [
      {
        "name": "Airport Boulevard"
      },
      {
        "name": "Interstate 26"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "interstate corridor",
      "apartments",
      "sandy soil"
    ],
    "latitude": 33.956,
    "longitude": -81.088,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "3658b8aa-02ba-5fd4-9955-02d572bbee19",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Amberly",
    "slug": "amberly",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Michael J. and Mary Meech Mungo Park"
      }
    ],
    "roads": [
      {
        "name": "Lake Murray Boulevard"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "red clay",
      "pine woods",
      "tree canopy"
    ],
    "latitude": 34.07,
    "longitude": -81.2,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a9b114e2-d4d3-5cba-b1b4-fdd5ba2d05a9",
    "city_id": "ffc694b8-c537-5bbf-b4eb-28f8f4aa8c8e",
    "name": "Amelia Street Historic District",
    "slug": "amelia-street-historic-district",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "All Star Bowling Lane"
      }
    ],
    "roads": [
      {
        "name": "Amelia Street"
      },
      {
        "name": "Treadwell Street"
      },
      {
        "name": "Summers Avenue"
      },
      {
        "name": "Russell Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Claflin University"
      },
      {
        "name": "South Carolina State University"
      }
    ],
    "characteristics": [
      "historic homes",
      "painted wood",
      "student housing",
      "sandy soil",
      "tree canopy"
    ],
    "latitude": 33.4942,
    "longitude": -80.8603,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "2819d245-1426-50ce-bac4-6723be4517a4",
    "city_id": "8b3ef855-be78-5197-a5b4-b81eb960973a",
    "name": "Amicks Ferry",
    "slug": "amicks-ferry",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Lake Murray"
      }
    ],
    "roads": [
      {
        "name": "Amicks Ferry Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "pine woods",
      "red clay"
    ],
    "latitude": 34.125,
    "longitude": -81.372,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "60059d22-35c1-51c7-92a9-c80091f4f27f",
    "city_id": "80461476-c22f-5a0b-abcc-70238d737b9b",
    "name": "Apollo Estates",
    "slug": "apollo-estates",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Fish Hatchery Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Pine Ridge Middle School"
      }
    ],
    "characteristics": [
      "rural acreage",
      "pine woods",
      "sandy soil"
    ],
    "latitude": 33.9055,
    "longitude": -81.103,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "026c51bc-0293-5551-b749-3252b140a438",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Arcadia Lakes",
    "slug": "arcadia-lakes",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Cary Lake"
      }
    ],
    "roads": [
      {
        "name": "North Trenholm Road"
      },
      {
        "name": "Arcadia Lakes Drive"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "mid-century ranches",
      "sandy soil",
      "brick homes",
      "pine woods"
    ],
    "latitude": 34.0516,
    "longitude": -80.9631,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "12ccf822-c5fd-598e-9499-62cb77253ef8",
    "city_id": "80e0a7ba-56f3-527a-9215-cdcb8e1ce54c",
    "name": "Ashley Oaks",
    "slug": "ashley-oaks",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Blythewood Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "new construction",
      "HOA community",
      "vinyl siding"
    ],
    "latitude": 34.213,
    "longitude": -81.008,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "556a2552-6383-5af3-9aa1-1185bb485e5f",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Ballentine",
    "slug": "ballentine",
    "county": "Richland",
    "preposition": null,
    "landmarks": [
      {
        "name": "Lake Murray"
      },
      {
        "name": "John Jacob Calhoun Koon Farmstead"
      }
    ],
    "roads": [
      {
        "name": "Dutch Fork Road"
      },
      {
        "name": "Dreher Shoals Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Ballentine Elementary School"
      },
      {
        "name": "Richland Library Ballentine"
      }
    ],
    "characteristics": [
      "lakefront",
      "HOA community",
      "vinyl siding",
      "red clay",
      "pine woods"
    ],
    "latitude": 34.1265,
    "longitude": -81.236,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "bac61459-e15f-5a18-b287-8f188a7e7a89",
    "city_id": "efe9e9c7-f757-5ba6-a2a6-2d905111b75a",
    "name": "Batesburg Commercial Historic District",
    "slug": "batesburg-commercial-historic-district",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Oak Street"
      },
      {
        "name": "Granite Street"
      },
      {
        "name": "Pine Street"
      },
      {
        "name": "Church Street"
      },
      {
        "name": "North Railroad Avenue"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "downtown storefronts",
      "historic homes",
      "painted wood"
    ],
    "latitude": 33.9069,
    "longitude": -81.5483,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "266b0b54-7668-5032-922a-92ae0226972a",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Bath",
    "slug": "bath",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Horse Creek-Midland Valley Veterans Park"
      }
    ],
    "roads": [
      {
        "name": "SC 421"
      }
    ],
    "local_businesses": [
      {
        "name": "Jefferson Elementary School"
      }
    ],
    "characteristics": [
      "mill village",
      "painted wood",
      "sandy soil",
      "vinyl siding"
    ],
    "latitude": 33.504,
    "longitude": -81.8715,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "fd99682f-9e89-53fa-88c9-6f8eae872dd3",
    "city_id": "1bf3cfa5-1d36-545b-bfde-5eb2db288b90",
    "name": "Bethune",
    "slug": "bethune",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Lynches River"
      },
      {
        "name": "Little Lynches River"
      }
    ],
    "roads": [
      {
        "name": "US 1"
      },
      {
        "name": "Main Street (SC 341)"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "pine woods",
      "sandy soil"
    ],
    "latitude": 34.4142,
    "longitude": -80.3487,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "fa1d3f83-9c28-5d93-b3a1-74a1b3946392",
    "city_id": "80e0a7ba-56f3-527a-9215-cdcb8e1ce54c",
    "name": "Blythewood Farms",
    "slug": "blythewood-farms",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Langford Road"
      },
      {
        "name": "Rimer Pond Road"
      },
      {
        "name": "Wilson Boulevard (US 21)"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "new construction",
      "HOA community",
      "vinyl siding"
    ],
    "latitude": 34.206,
    "longitude": -80.964,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "81387cb8-8adc-5c37-a191-7e3acea9936c",
    "city_id": "f182c870-f14a-55cb-b5aa-f6f9631594bf",
    "name": "Boundary Street",
    "slug": "boundary-street",
    "county": null,
    "preposition": "around",
    "landmarks": [
      {
        "name": "Willowbrook Park"
      }
    ],
    "roads": [
      {
        "name": "Boundary Street"
      },
      {
        "name": "Drayton Street"
      },
      {
        "name": "O''Neal Street"
      },
      {
        "name": "Crosson Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mill village",
      "historic homes",
      "painted wood",
      "red clay"
    ],
    "latitude": 34.2703,
    "longitude": -81.6253,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "adfdfa4e-d192-5f38-8ef1-3093b91cc588",
    "city_id": "ffc694b8-c537-5bbf-b4eb-28f8f4aa8c8e",
    "name": "Bowman",
    "slug": "bowman",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Cow Castle Creek"
      }
    ],
    "roads": [
      {
        "name": "US 178"
      },
      {
        "name": "SC 210"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "vinyl siding",
      "brick homes"
    ],
    "latitude": 33.3483,
    "longitude": -80.6843,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "40252cff-28e7-5a56-8c8f-3c500a620dd5",
    "city_id": "1bf3cfa5-1d36-545b-bfde-5eb2db288b90",
    "name": "Boykin",
    "slug": "boykin",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Boykin Mill"
      },
      {
        "name": "Boykin Mill Pond"
      },
      {
        "name": "Swift Creek Baptist Church"
      }
    ],
    "roads": [
      {
        "name": "SC 261"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "pine woods",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 34.1169,
    "longitude": -80.5814,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "c2e9cbc3-a76c-54d5-893b-c9f96a5dcacb",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Brittany",
    "slug": "brittany",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Michael J. and Mary Meech Mungo Park"
      }
    ],
    "roads": [
      {
        "name": "Lake Murray Boulevard"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "red clay",
      "pine woods",
      "tree canopy"
    ],
    "latitude": 34.066,
    "longitude": -81.19,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4c973be4-1bdc-5cb1-941d-61f188340795",
    "city_id": "ffc694b8-c537-5bbf-b4eb-28f8f4aa8c8e",
    "name": "Brookdale",
    "slug": "brookdale",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "SC 33"
      },
      {
        "name": "US 21"
      },
      {
        "name": "US 178"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "sandy soil",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 33.5183,
    "longitude": -80.8332,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a879c476-e125-5a35-800c-d9aeb8391cd6",
    "city_id": "07915c18-c0b8-5295-b65c-ee5500ca6ce5",
    "name": "Brookland",
    "slug": "brookland",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Gervais Street Bridge"
      },
      {
        "name": "West Columbia Riverwalk"
      },
      {
        "name": "Congaree River"
      }
    ],
    "roads": [
      {
        "name": "Meeting Street"
      },
      {
        "name": "State Street"
      },
      {
        "name": "Alexander Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "new construction",
      "apartments",
      "riverfront",
      "downtown storefronts"
    ],
    "latitude": 33.994,
    "longitude": -81.0545,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "411b4aab-5771-59eb-a452-c706c8097f6e",
    "city_id": "1bf3cfa5-1d36-545b-bfde-5eb2db288b90",
    "name": "Camden Historic District",
    "slug": "camden-historic-district",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Historic Camden Revolutionary War Site"
      },
      {
        "name": "Kershaw County Courthouse"
      },
      {
        "name": "Camden Opera House and Clock Tower"
      },
      {
        "name": "Bethesda Presbyterian Church"
      }
    ],
    "roads": [
      {
        "name": "Broad Street"
      },
      {
        "name": "DeKalb Street"
      },
      {
        "name": "Lyttleton Street"
      },
      {
        "name": "Fair Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Camden Archives and Museum"
      },
      {
        "name": "Fine Arts Center of Kershaw County"
      }
    ],
    "characteristics": [
      "historic homes",
      "painted wood",
      "tree canopy",
      "downtown storefronts",
      "sandy soil"
    ],
    "latitude": 34.2544,
    "longitude": -80.6058,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "477ef6ff-ba33-5f1b-b30f-e71323f0c0b5",
    "city_id": "4c152081-5ab9-5bb6-9e46-8dbb5ce86642",
    "name": "Cameron",
    "slug": "cameron",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Resurrection Lutheran Church"
      }
    ],
    "roads": [
      {
        "name": "Old State Road (US 176)"
      },
      {
        "name": "SC 33"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "farmland",
      "sandy soil",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 33.558,
    "longitude": -80.7151,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "0138a383-08c9-5d51-8361-5ad27307ec96",
    "city_id": "6079cff5-ff86-5d4b-8be8-368151a2ad93",
    "name": "Carriage Hill Lakes",
    "slug": "carriage-hill-lakes",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "North Lake Drive (SC 6)"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "HOA community",
      "tree canopy"
    ],
    "latitude": 34.02,
    "longitude": -81.228,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "8b557bea-cb2b-5e6a-b2a6-8ce8bf10860b",
    "city_id": "80e0a7ba-56f3-527a-9215-cdcb8e1ce54c",
    "name": "Cedar Creek",
    "slug": "cedar-creek",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Cedar Creek Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "rural acreage",
      "farmland",
      "pine woods",
      "red clay",
      "painted wood"
    ],
    "latitude": 34.2,
    "longitude": -81.095,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "72490375-594b-574e-96d1-0fd2af889a35",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Central Cayce",
    "slug": "central-cayce",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Cayce Historical Museum"
      },
      {
        "name": "Granby Gardens Park"
      }
    ],
    "roads": [
      {
        "name": "Frink Street"
      },
      {
        "name": "12th Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "brick homes",
      "tree canopy",
      "sandy soil"
    ],
    "latitude": 33.964,
    "longitude": -81.061,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "64726803-3652-5c14-a1a8-6ed13e573670",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Challedon",
    "slug": "challedon",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Kinley Creek"
      }
    ],
    "roads": [
      {
        "name": "Challedon Drive"
      },
      {
        "name": "Baffin Bay Drive"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "red clay",
      "pine woods",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 34.069,
    "longitude": -81.167,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "3e8854d7-871c-558e-a79c-c19b3a7aef61",
    "city_id": "6071b4a1-2831-5118-925d-fe53b37be162",
    "name": "Chappells",
    "slug": "chappells",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Webb-Coleman House"
      },
      {
        "name": "Moon-Dominick House"
      },
      {
        "name": "Saluda River"
      }
    ],
    "roads": [
      {
        "name": "SC 34"
      },
      {
        "name": "SC 39"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "riverfront",
      "farmland",
      "rural acreage",
      "red clay",
      "painted wood"
    ],
    "latitude": 34.18,
    "longitude": -81.8664,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "967194a3-b30c-5d8e-bf69-f33b908787b2",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Cherryvale",
    "slug": "cherryvale",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Shaw Air Force Base"
      }
    ],
    "roads": [
      {
        "name": "US 76"
      },
      {
        "name": "US 378"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "military community",
      "mid-century ranches",
      "sandy soil",
      "brick homes",
      "painted wood"
    ],
    "latitude": 33.9543,
    "longitude": -80.4609,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "735b2823-3eef-5b30-a3b2-7195617f25af",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Chestnut Hill Plantation",
    "slug": "chestnut-hill-plantation",
    "county": "Richland",
    "preposition": null,
    "landmarks": [
      {
        "name": "Broad River"
      },
      {
        "name": "Harbison State Forest"
      }
    ],
    "roads": [
      {
        "name": "Lost Creek Drive"
      },
      {
        "name": "Broad River Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "HOA community",
      "vinyl siding",
      "red clay",
      "pine woods"
    ],
    "latitude": 34.113,
    "longitude": -81.143,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "17a31447-cd97-51d1-b86d-1298b54ef3e6",
    "city_id": "80e0a7ba-56f3-527a-9215-cdcb8e1ce54c",
    "name": "Cobblestone Park",
    "slug": "cobblestone-park",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Cobblestone Park Golf Club"
      }
    ],
    "roads": [
      {
        "name": "University Parkway"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "golf community",
      "HOA community",
      "new construction",
      "red clay"
    ],
    "latitude": 34.229,
    "longitude": -80.992,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "ba8ca489-1b7b-5869-aa91-a412befac80c",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Coldstream",
    "slug": "coldstream",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Michael J. and Mary Meech Mungo Park"
      }
    ],
    "roads": [
      {
        "name": "Lake Murray Boulevard"
      },
      {
        "name": "Coldstream Drive"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "red clay",
      "pine woods",
      "tree canopy"
    ],
    "latitude": 34.071,
    "longitude": -81.195,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "37e771e9-a261-5b40-b99a-2839d8ff7225",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Congaree Bluff",
    "slug": "congaree-bluff",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Cayce Riverwalk"
      },
      {
        "name": "Congaree River"
      }
    ],
    "roads": [
      {
        "name": "Slann Drive"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "riverfront",
      "HOA community",
      "tree canopy"
    ],
    "latitude": 33.967,
    "longitude": -81.046,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "89aed0d8-553b-5aed-bc77-bc38ce2510e1",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Congaree Creek",
    "slug": "congaree-creek",
    "county": null,
    "preposition": "along",
    "landmarks": [
      {
        "name": "Congaree Creek Heritage Preserve"
      },
      {
        "name": "12,000 Year History Park"
      },
      {
        "name": "Timmerman Trail"
      },
      {
        "name": "Congaree River"
      }
    ],
    "roads": [
      {
        "name": "Old State Road"
      },
      {
        "name": "12th Street Extension"
      }
    ],
    "local_businesses": [
      {
        "name": "Cayce Tennis and Fitness Center"
      }
    ],
    "characteristics": [
      "riverfront",
      "tree canopy",
      "sandy soil",
      "rural acreage"
    ],
    "latitude": 33.94,
    "longitude": -81.043,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "00b9c2f1-424a-5919-a431-4d1fb7398040",
    "city_id": "ffc694b8-c537-5bbf-b4eb-28f8f4aa8c8e",
    "name": "Cordova",
    "slug": "cordova",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "US 301"
      },
      {
        "name": "US 601"
      }
    ],
    "local_businesses": [
      {
        "name": "Edisto High School"
      }
    ],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "vinyl siding",
      "brick homes"
    ],
    "latitude": 33.4345,
    "longitude": -80.9211,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "d0305087-a5da-5740-9a18-37fb1a973ee1",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Cottontown",
    "slug": "cottontown",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "BullStreet District"
      },
      {
        "name": "Segra Park"
      }
    ],
    "roads": [
      {
        "name": "Elmwood Avenue"
      },
      {
        "name": "Bull Street"
      },
      {
        "name": "Sumter Street"
      },
      {
        "name": "North Main Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "tree canopy",
      "painted wood",
      "brick homes"
    ],
    "latitude": 34.018,
    "longitude": -81.037,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "874e738c-daad-5c98-a02c-34c586f65c89",
    "city_id": "80e0a7ba-56f3-527a-9215-cdcb8e1ce54c",
    "name": "Crickentree",
    "slug": "crickentree",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Kelly Mill Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "HOA community",
      "brick homes",
      "pine woods"
    ],
    "latitude": 34.199,
    "longitude": -80.893,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "6b7b7936-3c94-5a4b-8f4d-2c51ecde404b",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Crosland Park",
    "slug": "crosland-park",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Crosland Park Playground"
      }
    ],
    "roads": [
      {
        "name": "York Street"
      },
      {
        "name": "Aldrich Street"
      },
      {
        "name": "Columbia Highway (US 1)"
      }
    ],
    "local_businesses": [
      {
        "name": "North Aiken Elementary School"
      }
    ],
    "characteristics": [
      "mid-century ranches",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.5846,
    "longitude": -81.6998,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "9b2ec0d8-32b6-5b60-b90c-52e756290a4e",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Dalzell",
    "slug": "dalzell",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Shaw Air Force Base"
      }
    ],
    "roads": [
      {
        "name": "US 521"
      },
      {
        "name": "SC 441"
      }
    ],
    "local_businesses": [
      {
        "name": "Hillcrest Middle School"
      }
    ],
    "characteristics": [
      "military community",
      "rural acreage",
      "farmland",
      "sandy soil",
      "vinyl siding"
    ],
    "latitude": 34.0189,
    "longitude": -80.4299,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "b60a1027-529b-565f-9d53-2f0086cc74f7",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Dentsville",
    "slug": "dentsville",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Two Notch Road"
      },
      {
        "name": "Decker Boulevard"
      },
      {
        "name": "Parklane Road"
      },
      {
        "name": "I-77"
      },
      {
        "name": "I-20"
      }
    ],
    "local_businesses": [
      {
        "name": "Dent Middle School"
      }
    ],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "apartments",
      "interstate corridor",
      "sandy soil"
    ],
    "latitude": 34.064,
    "longitude": -80.955,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "bb29c683-160e-56ec-b420-9766ac0205fa",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Dixiana",
    "slug": "dixiana",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Charleston Highway"
      },
      {
        "name": "U.S. Highway 321"
      },
      {
        "name": "Interstate 26"
      }
    ],
    "local_businesses": [
      {
        "name": "South Carolina State Farmers Market"
      }
    ],
    "characteristics": [
      "interstate corridor",
      "pine woods",
      "sandy soil"
    ],
    "latitude": 33.893,
    "longitude": -81.049,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "e01be7f7-badd-59b3-9f9b-693934b65168",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Downtown Aiken",
    "slug": "downtown-aiken",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Aiken County Courthouse"
      },
      {
        "name": "Aiken Visitors Center and Train Museum"
      },
      {
        "name": "Aiken Center for the Arts"
      }
    ],
    "roads": [
      {
        "name": "Laurens Street"
      },
      {
        "name": "Richland Avenue"
      },
      {
        "name": "Park Avenue"
      },
      {
        "name": "Newberry Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Aiken County Farmers Market"
      }
    ],
    "characteristics": [
      "downtown storefronts",
      "historic homes",
      "tree canopy",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.5597,
    "longitude": -81.72,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "d1b11b7d-8920-5039-a6e3-d214f23b329a",
    "city_id": "80e0a7ba-56f3-527a-9215-cdcb8e1ce54c",
    "name": "Downtown Blythewood",
    "slug": "downtown-blythewood",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Doko Meadows Park"
      },
      {
        "name": "Doko Manor"
      }
    ],
    "roads": [
      {
        "name": "Blythewood Road"
      },
      {
        "name": "Wilson Boulevard (US 21)"
      },
      {
        "name": "Langford Road"
      },
      {
        "name": "I-77"
      }
    ],
    "local_businesses": [
      {
        "name": "Richland Library Blythewood"
      },
      {
        "name": "Bethel-Hanberry Elementary School"
      }
    ],
    "characteristics": [
      "downtown storefronts",
      "interstate corridor",
      "new construction"
    ],
    "latitude": 34.2143,
    "longitude": -80.974,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "d5916ffb-7e8b-501c-bfc7-94d68b7d8f18",
    "city_id": "8b3ef855-be78-5197-a5b4-b81eb960973a",
    "name": "Downtown Chapin",
    "slug": "downtown-chapin",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Chapin Road (US 76)"
      },
      {
        "name": "Columbia Avenue"
      },
      {
        "name": "Beaufort Street"
      },
      {
        "name": "Lexington Avenue"
      }
    ],
    "local_businesses": [
      {
        "name": "Chapin High School"
      }
    ],
    "characteristics": [
      "downtown storefronts",
      "red clay",
      "pine woods",
      "painted wood"
    ],
    "latitude": 34.1658,
    "longitude": -81.3503,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "6f9fbaca-b172-53ae-8e17-733379913a94",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Downtown Irmo",
    "slug": "downtown-irmo",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Moore Park"
      }
    ],
    "roads": [
      {
        "name": "Woodrow Street"
      },
      {
        "name": "Gibbes Street"
      },
      {
        "name": "Eastview Drive"
      },
      {
        "name": "St. Andrews Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Irmo Elementary School"
      }
    ],
    "characteristics": [
      "brick homes",
      "red clay",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 34.0868,
    "longitude": -81.1833,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "788dd1a4-5680-5c35-894c-6bc1f5c4b225",
    "city_id": "6079cff5-ff86-5d4b-8be8-368151a2ad93",
    "name": "Downtown Lexington",
    "slug": "downtown-lexington",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Lexington County Museum"
      },
      {
        "name": "Virginia Hylton Park"
      },
      {
        "name": "Icehouse Amphitheater"
      }
    ],
    "roads": [
      {
        "name": "Main Street (US 1)"
      },
      {
        "name": "Lake Drive (SC 6)"
      },
      {
        "name": "Sunset Boulevard (US 378)"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "downtown storefronts",
      "historic homes",
      "painted wood"
    ],
    "latitude": 33.9815,
    "longitude": -81.2362,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "6ee28636-11a9-5159-b467-a227a99fde1a",
    "city_id": "2b715dd6-7fc5-59b2-8b68-aa53259a15d0",
    "name": "Downtown Little Mountain",
    "slug": "downtown-little-mountain",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Little Mountain"
      },
      {
        "name": "Little Mountain Historic District"
      }
    ],
    "roads": [
      {
        "name": "US 76"
      },
      {
        "name": "Main Street"
      },
      {
        "name": "Church Street"
      },
      {
        "name": "Pomaria Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Little Mountain Elementary School"
      }
    ],
    "characteristics": [
      "historic homes",
      "rural acreage",
      "red clay",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 34.195,
    "longitude": -81.4132,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "d7435766-aaeb-5842-b3c3-0c10c2dd286c",
    "city_id": "f182c870-f14a-55cb-b5aa-f6f9631594bf",
    "name": "Downtown Newberry",
    "slug": "downtown-newberry",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Newberry Opera House"
      },
      {
        "name": "Old Newberry County Courthouse"
      },
      {
        "name": "Wells Japanese Garden"
      }
    ],
    "roads": [
      {
        "name": "Main Street"
      },
      {
        "name": "College Street"
      },
      {
        "name": "Nance Street"
      },
      {
        "name": "Caldwell Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Newberry County Library"
      },
      {
        "name": "Newberry Museum"
      }
    ],
    "characteristics": [
      "downtown storefronts",
      "historic homes",
      "red clay",
      "painted wood"
    ],
    "latitude": 34.2746,
    "longitude": -81.6187,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a107ad0c-c2fd-5832-9cb6-146bb9c1be26",
    "city_id": "ffc694b8-c537-5bbf-b4eb-28f8f4aa8c8e",
    "name": "Downtown Orangeburg",
    "slug": "downtown-orangeburg",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Edisto Memorial Gardens"
      },
      {
        "name": "Stevenson Auditorium"
      }
    ],
    "roads": [
      {
        "name": "Russell Street"
      },
      {
        "name": "Broughton Street"
      },
      {
        "name": "Middleton Street"
      },
      {
        "name": "Amelia Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Orangeburg County Library"
      }
    ],
    "characteristics": [
      "downtown storefronts",
      "historic homes",
      "tree canopy",
      "sandy soil"
    ],
    "latitude": 33.49,
    "longitude": -80.8636,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "e2194a83-5edb-5d50-9724-445e319f2d8e",
    "city_id": "928f53e0-86d5-5152-99f8-12039975ab89",
    "name": "Downtown Prosperity",
    "slug": "downtown-prosperity",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Prosperity Cemetery"
      }
    ],
    "roads": [
      {
        "name": "Main Street"
      },
      {
        "name": "US 76"
      },
      {
        "name": "SC 391"
      }
    ],
    "local_businesses": [
      {
        "name": "Prosperity-Rikard Elementary School"
      }
    ],
    "characteristics": [
      "downtown storefronts",
      "historic homes",
      "red clay",
      "painted wood",
      "tree canopy"
    ],
    "latitude": 34.2093,
    "longitude": -81.5332,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "1b9cdbae-523f-535e-9238-9b4911a85147",
    "city_id": "00734363-4342-5979-bda5-1298e7c85f63",
    "name": "Downtown Saluda",
    "slug": "downtown-saluda",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Saluda County Courthouse"
      },
      {
        "name": "Saluda Theatre"
      },
      {
        "name": "Saluda County Museum"
      }
    ],
    "roads": [
      {
        "name": "Main Street"
      },
      {
        "name": "Church Street"
      },
      {
        "name": "US 378"
      },
      {
        "name": "US 178"
      }
    ],
    "local_businesses": [
      {
        "name": "Saluda County Library"
      }
    ],
    "characteristics": [
      "downtown storefronts",
      "historic homes",
      "red clay",
      "painted wood"
    ],
    "latitude": 34.0012,
    "longitude": -81.7718,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "837ed7a7-871a-5af9-a6c2-b23b2b180af7",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Downtown Sumter",
    "slug": "downtown-sumter",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Sumter Opera House"
      },
      {
        "name": "Sumter County Courthouse"
      },
      {
        "name": "Sumter County Museum"
      }
    ],
    "roads": [
      {
        "name": "Main Street"
      },
      {
        "name": "Liberty Street"
      },
      {
        "name": "Washington Street"
      },
      {
        "name": "Calhoun Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Prisma Health Tuomey Hospital"
      },
      {
        "name": "Sumter County Library"
      }
    ],
    "characteristics": [
      "downtown storefronts",
      "historic homes",
      "sandy soil"
    ],
    "latitude": 33.9203,
    "longitude": -80.3417,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "419bde48-e2e6-595d-a4e2-1b139d439914",
    "city_id": "cdd3d463-372f-5c1c-aa43-a3ee68d90bb6",
    "name": "Downtown Swansea",
    "slug": "downtown-swansea",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "U.S. Highway 321"
      },
      {
        "name": "Monmouth Avenue"
      },
      {
        "name": "Third Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Lexington County Public Library Swansea Branch"
      }
    ],
    "characteristics": [
      "downtown storefronts",
      "painted wood",
      "sandy soil"
    ],
    "latitude": 33.7375,
    "longitude": -81.1,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "efc174da-0288-5108-a0fb-bba768ec9275",
    "city_id": "928f53e0-86d5-5152-99f8-12039975ab89",
    "name": "Dreher Island",
    "slug": "dreher-island",
    "county": null,
    "preposition": "on",
    "landmarks": [
      {
        "name": "Dreher Island State Park"
      },
      {
        "name": "Lake Murray"
      }
    ],
    "roads": [
      {
        "name": "State Park Road"
      },
      {
        "name": "Dreher Island Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "pine woods",
      "red clay"
    ],
    "latitude": 34.0855,
    "longitude": -81.407,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4d6ef049-2bab-5cbe-8093-24530de4a788",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Dreher Shoals",
    "slug": "dreher-shoals",
    "county": null,
    "preposition": "around",
    "landmarks": [
      {
        "name": "Lake Murray Dam"
      },
      {
        "name": "Lake Murray"
      },
      {
        "name": "Saluda Shoals Park"
      }
    ],
    "roads": [
      {
        "name": "Lake Murray Boulevard"
      },
      {
        "name": "Dreher Shoals Road"
      },
      {
        "name": "North Lake Drive"
      },
      {
        "name": "Bush River Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "red clay",
      "pine woods",
      "riverfront"
    ],
    "latitude": 34.062,
    "longitude": -81.212,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4d2db2d1-a2a8-589b-9258-e7be0d411f43",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Dutch Fork",
    "slug": "dutch-fork",
    "county": "Richland",
    "preposition": null,
    "landmarks": [
      {
        "name": "Dutch Fork High School"
      }
    ],
    "roads": [
      {
        "name": "Broad River Road"
      },
      {
        "name": "Dutch Fork Road"
      },
      {
        "name": "Old Tamah Road"
      },
      {
        "name": "Interstate 26"
      }
    ],
    "local_businesses": [
      {
        "name": "Dutch Fork Middle School"
      }
    ],
    "characteristics": [
      "HOA community",
      "vinyl siding",
      "red clay",
      "pine woods",
      "interstate corridor"
    ],
    "latitude": 34.129,
    "longitude": -81.208,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "f2719e9e-8ced-5a17-a06c-e64c5e00eb09",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Earlewood",
    "slug": "earlewood",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Earlewood Park"
      }
    ],
    "roads": [
      {
        "name": "North Main Street"
      },
      {
        "name": "River Drive"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 34.024,
    "longitude": -81.046,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a330999d-cb52-57df-8b68-5c9c4cacde5c",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Eastover",
    "slug": "eastover",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Kensington Mansion"
      }
    ],
    "roads": [
      {
        "name": "SC 764"
      },
      {
        "name": "US 601"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "rural acreage",
      "farmland",
      "sandy soil",
      "military community",
      "painted wood"
    ],
    "latitude": 33.8779,
    "longitude": -80.6949,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a39a802e-cdd7-5e43-af85-be1856096cc8",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Eau Claire",
    "slug": "eau-claire",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Hyatt Park"
      }
    ],
    "roads": [
      {
        "name": "North Main Street"
      },
      {
        "name": "Monticello Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Eau Claire High School"
      }
    ],
    "characteristics": [
      "historic homes",
      "painted wood",
      "tree canopy",
      "brick homes"
    ],
    "latitude": 34.04,
    "longitude": -81.039,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "615e9c32-0330-5872-8308-0e4b6b963c43",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Edenwood",
    "slug": "edenwood",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Charleston Highway"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "sandy soil"
    ],
    "latitude": 33.949,
    "longitude": -81.072,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "186e4458-7c1f-5da6-92f4-151ba37b5c40",
    "city_id": "6079cff5-ff86-5d4b-8be8-368151a2ad93",
    "name": "Edmund",
    "slug": "edmund",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Edmund Highway (SC 302)"
      },
      {
        "name": "SC 6"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "rural acreage",
      "sandy soil",
      "pine woods"
    ],
    "latitude": 33.852,
    "longitude": -81.196,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a5f36a15-90eb-5fe9-9e0f-facf4af7173e",
    "city_id": "1bf3cfa5-1d36-545b-bfde-5eb2db288b90",
    "name": "Elgin",
    "slug": "elgin",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "White Pond"
      }
    ],
    "roads": [
      {
        "name": "Main Street (US 1)"
      },
      {
        "name": "White Pond Road"
      },
      {
        "name": "I-20"
      }
    ],
    "local_businesses": [
      {
        "name": "Blaney Elementary School"
      },
      {
        "name": "Leslie M. Stover Middle School"
      }
    ],
    "characteristics": [
      "interstate corridor",
      "pine woods",
      "sandy soil",
      "vinyl siding"
    ],
    "latitude": 34.1698,
    "longitude": -80.7918,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "7fa7b289-9e08-54a4-bd9f-c8753b029ef7",
    "city_id": "ffc694b8-c537-5bbf-b4eb-28f8f4aa8c8e",
    "name": "Elloree",
    "slug": "elloree",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Elloree Heritage Museum and Cultural Center"
      },
      {
        "name": "Elloree Training Center"
      }
    ],
    "roads": [
      {
        "name": "Cleveland Street"
      },
      {
        "name": "SC 6"
      },
      {
        "name": "SC 267"
      },
      {
        "name": "SC 47"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "downtown storefronts",
      "horse country",
      "farmland",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.5302,
    "longitude": -80.5712,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "314f6e8c-95c6-5b3a-b34c-48818e2f5e73",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Elmwood Park",
    "slug": "elmwood-park",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Elmwood Cemetery"
      }
    ],
    "roads": [
      {
        "name": "Elmwood Avenue"
      },
      {
        "name": "Lincoln Street"
      },
      {
        "name": "Gadsden Street"
      },
      {
        "name": "Park Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Logan Elementary School"
      }
    ],
    "characteristics": [
      "historic homes",
      "painted wood",
      "tree canopy",
      "interstate corridor"
    ],
    "latitude": 34.0133,
    "longitude": -81.045,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "ec39bde0-86d6-5b98-b401-c078b5d6e5c6",
    "city_id": "d1b01cef-04c9-5650-85ae-b1ca26469803",
    "name": "Fairview Crossroads",
    "slug": "fairview-crossroads",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "North Edisto River"
      }
    ],
    "roads": [
      {
        "name": "Calks Ferry Road"
      },
      {
        "name": "Neely Wingard Road"
      },
      {
        "name": "Fairview Road (US 178)"
      },
      {
        "name": "Wagener Highway (SC 113)"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "rural acreage",
      "farmland",
      "pine woods",
      "sandy soil"
    ],
    "latitude": 33.755,
    "longitude": -81.365,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "11f79673-44cd-5f9b-bdc7-7339bc46edc1",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Farming Creek",
    "slug": "farming-creek",
    "county": "Richland",
    "preposition": "around",
    "landmarks": [
      {
        "name": "Lake Murray"
      }
    ],
    "roads": [
      {
        "name": "Farming Creek Road"
      },
      {
        "name": "Dreher Shoals Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "rural acreage",
      "red clay",
      "pine woods"
    ],
    "latitude": 34.097,
    "longitude": -81.223,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4997469a-7e1a-5eeb-877a-a9fe93df2280",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Five Points",
    "slug": "five-points",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Five Points Fountain"
      },
      {
        "name": "Martin Luther King Jr. Park"
      }
    ],
    "roads": [
      {
        "name": "Harden Street"
      },
      {
        "name": "Devine Street"
      },
      {
        "name": "Greene Street"
      },
      {
        "name": "Saluda Avenue"
      },
      {
        "name": "Santee Avenue"
      },
      {
        "name": "Blossom Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "downtown storefronts",
      "student housing",
      "apartments"
    ],
    "latitude": 34,
    "longitude": -81.0165,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "90f0e57e-3688-56fc-8302-d557f2747ef9",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Forest Hills",
    "slug": "forest-hills",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Wade Hampton III Monument"
      }
    ],
    "roads": [
      {
        "name": "Gervais Street"
      },
      {
        "name": "Forest Drive"
      },
      {
        "name": "Glenwood Road"
      },
      {
        "name": "Stratford Road"
      },
      {
        "name": "Westminster Drive"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "brick homes",
      "tree canopy",
      "painted wood",
      "sandy soil"
    ],
    "latitude": 34.0125,
    "longitude": -81.004,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "9ab9222e-d1c6-5411-829c-dab70507d070",
    "city_id": "4c152081-5ab9-5bb6-9e46-8dbb5ce86642",
    "name": "Fort Motte",
    "slug": "fort-motte",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Fort Motte Battle Site"
      },
      {
        "name": "Congaree River"
      },
      {
        "name": "Congaree Bluffs Heritage Preserve"
      }
    ],
    "roads": [
      {
        "name": "SC 419"
      },
      {
        "name": "Fort Motte Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.7335,
    "longitude": -80.6885,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "794d8fda-5451-50d5-a821-834b946122e0",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Friarsgate",
    "slug": "friarsgate",
    "county": "Richland",
    "preposition": null,
    "landmarks": [
      {
        "name": "Friarsgate Park"
      },
      {
        "name": "Rawls Creek Park"
      }
    ],
    "roads": [
      {
        "name": "Friarsgate Boulevard"
      },
      {
        "name": "Chadford Road"
      }
    ],
    "local_businesses": [
      {
        "name": "H. E. Corley Elementary School"
      }
    ],
    "characteristics": [
      "red clay",
      "pine woods",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 34.101,
    "longitude": -81.196,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "3a7227d8-c505-56ea-8223-87d7e1934a31",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Gadsden",
    "slug": "gadsden",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Congaree National Park"
      }
    ],
    "roads": [
      {
        "name": "Bluff Road (SC 48)"
      },
      {
        "name": "SC 769"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "rural acreage",
      "farmland",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.8456,
    "longitude": -80.7658,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "ff20634f-8ba8-5543-9cdb-836b5f739c1f",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Gaston",
    "slug": "gaston",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "U.S. Highway 321"
      },
      {
        "name": "Main Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Lexington County Public Library Gaston Branch"
      }
    ],
    "characteristics": [
      "rural acreage",
      "pine woods",
      "sandy soil",
      "vinyl siding",
      "painted wood"
    ],
    "latitude": 33.8159,
    "longitude": -81.1009,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "e2711329-4465-59fc-928e-1f4bf25bbe19",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Gem Lakes",
    "slug": "gem-lakes",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Silver Bluff Road"
      },
      {
        "name": "Whiskey Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "brick homes",
      "pine woods",
      "sandy soil",
      "painted wood",
      "HOA community"
    ],
    "latitude": 33.512,
    "longitude": -81.734,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "c6f8e708-1c5e-5c11-91b9-5659e82f916a",
    "city_id": "6079cff5-ff86-5d4b-8be8-368151a2ad93",
    "name": "Golden Hills",
    "slug": "golden-hills",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Golden Hills Golf & Country Club"
      }
    ],
    "roads": [
      {
        "name": "Sunset Boulevard (US 378)"
      },
      {
        "name": "Scotland Drive"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "golf community",
      "HOA community",
      "pine woods"
    ],
    "latitude": 33.996,
    "longitude": -81.201,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "c2b5a1a2-e2ca-58af-88ab-ad1025989781",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Granby",
    "slug": "granby",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Cayce Riverwalk"
      },
      {
        "name": "Congaree River"
      }
    ],
    "roads": [
      {
        "name": "State Street"
      },
      {
        "name": "Lyles Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "riverfront",
      "tree canopy",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.9715,
    "longitude": -81.044,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "75335e1b-3c5a-5cf6-a8c0-895a4a50473f",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Granby Crossing",
    "slug": "granby-crossing",
    "county": null,
    "preposition": "at",
    "landmarks": [
      {
        "name": "Guignard Brick Works"
      },
      {
        "name": "Congaree River"
      },
      {
        "name": "Three Rivers Greenway"
      }
    ],
    "roads": [
      {
        "name": "Knox Abbott Drive"
      },
      {
        "name": "Granby Crossing"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "riverfront",
      "apartments",
      "new construction"
    ],
    "latitude": 33.988,
    "longitude": -81.0515,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "59625738-5971-567e-adc5-a765dd898d6e",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Granby Mill Village",
    "slug": "granby-mill-village",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Granby Mill"
      },
      {
        "name": "Granby Park"
      },
      {
        "name": "701 Whaley"
      }
    ],
    "roads": [
      {
        "name": "Catawba Street"
      },
      {
        "name": "Heyward Street"
      },
      {
        "name": "Whaley Street"
      },
      {
        "name": "Gist Street"
      },
      {
        "name": "Church Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mill village",
      "historic homes",
      "painted wood",
      "student housing",
      "apartments"
    ],
    "latitude": 33.9831,
    "longitude": -81.0394,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "c082f029-9d49-5dff-8451-e5190f7d1f7a",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Graniteville",
    "slug": "graniteville",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Graniteville Mill"
      },
      {
        "name": "Graniteville Canal"
      },
      {
        "name": "Gregg Park"
      },
      {
        "name": "Graniteville Cemetery"
      }
    ],
    "roads": [
      {
        "name": "Canal Street"
      },
      {
        "name": "SC 191"
      },
      {
        "name": "Trolley Line Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Byrd Elementary School"
      }
    ],
    "characteristics": [
      "mill village",
      "historic homes",
      "painted wood",
      "sandy soil"
    ],
    "latitude": 33.5646,
    "longitude": -81.8079,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "52932a54-6c0c-5bf4-873d-eb90b12d9faa",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Hampton Park",
    "slug": "hampton-park",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Memorial Park"
      }
    ],
    "roads": [
      {
        "name": "Hampton Avenue"
      },
      {
        "name": "Church Street"
      },
      {
        "name": "Calhoun Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "painted wood",
      "tree canopy",
      "sandy soil"
    ],
    "latitude": 33.9225,
    "longitude": -80.351,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "cf5be849-063d-53b7-a8d6-daa28155355d",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Harbison",
    "slug": "harbison",
    "county": "Lexington and Richland",
    "preposition": null,
    "landmarks": [
      {
        "name": "Columbiana Centre"
      },
      {
        "name": "Harbison State Forest"
      },
      {
        "name": "Harbison Theatre"
      }
    ],
    "roads": [
      {
        "name": "Harbison Boulevard"
      },
      {
        "name": "Columbiana Drive"
      },
      {
        "name": "Broad River Road"
      },
      {
        "name": "St. Andrews Road"
      },
      {
        "name": "Interstate 26"
      }
    ],
    "local_businesses": [
      {
        "name": "Midlands Technical College Harbison Campus"
      }
    ],
    "characteristics": [
      "HOA community",
      "apartments",
      "red clay",
      "pine woods",
      "interstate corridor"
    ],
    "latitude": 34.085,
    "longitude": -81.156,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4e121a04-a99b-5efd-b630-e489cae4ecfa",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Hattie''s Crossing",
    "slug": "hatties-crossing",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Lexington Avenue"
      },
      {
        "name": "Poplar Street"
      },
      {
        "name": "Third Street"
      },
      {
        "name": "Eighth Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "new construction",
      "tree canopy",
      "sandy soil"
    ],
    "latitude": 33.968,
    "longitude": -81.055,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "90042c5f-ab6c-53c3-b6d1-eb5cd1b62a6d",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Heathwood",
    "slug": "heathwood",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Heathwood Park"
      }
    ],
    "roads": [
      {
        "name": "Devine Street"
      },
      {
        "name": "Kilbourne Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "brick homes",
      "tree canopy",
      "sandy soil"
    ],
    "latitude": 34.004,
    "longitude": -80.9835,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4229e94a-713e-5c82-9927-802545416ed1",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Highland Park",
    "slug": "highland-park",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Aiken Golf Club"
      }
    ],
    "roads": [
      {
        "name": "Highland Park Drive"
      },
      {
        "name": "Hayne Avenue"
      },
      {
        "name": "Richland Avenue"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "golf community",
      "tree canopy",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.5612,
    "longitude": -81.73,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "b62baa9c-b8dc-5ec8-899b-ef6b1bbad418",
    "city_id": "8b3ef855-be78-5197-a5b4-b81eb960973a",
    "name": "Hilton",
    "slug": "hilton",
    "county": "Lexington and Richland",
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "U.S. Highway 76"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "rural acreage",
      "pine woods",
      "red clay"
    ],
    "latitude": 34.154,
    "longitude": -81.312,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "94cce7fc-bf60-5f7e-9531-3a1e85ef36bb",
    "city_id": "dcae7936-1dc6-5624-bf64-95efd6b81b4c",
    "name": "Hollow Creek",
    "slug": "hollow-creek",
    "county": null,
    "preposition": "around",
    "landmarks": [
      {
        "name": "Lake Murray"
      }
    ],
    "roads": [
      {
        "name": "U.S. Highway 378"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "rural acreage",
      "pine woods",
      "red clay"
    ],
    "latitude": 34.025,
    "longitude": -81.385,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "93243818-a143-5f3b-961f-e412ad4a9a32",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Hopkins",
    "slug": "hopkins",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Congaree National Park"
      }
    ],
    "roads": [
      {
        "name": "Lower Richland Boulevard"
      },
      {
        "name": "Bluff Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Lower Richland High School"
      }
    ],
    "characteristics": [
      "rural acreage",
      "farmland",
      "sandy soil",
      "pine woods",
      "military community"
    ],
    "latitude": 33.9056,
    "longitude": -80.8767,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "65c08bf5-552d-5351-9235-d02167bfe2ac",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Houndslake",
    "slug": "houndslake",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Houndslake Country Club"
      }
    ],
    "roads": [
      {
        "name": "Houndslake Drive"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "golf community",
      "brick homes",
      "pine woods",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.5255,
    "longitude": -81.7485,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "23f04d01-157a-521b-98ed-8ece7cc2117d",
    "city_id": "f182c870-f14a-55cb-b5aa-f6f9631594bf",
    "name": "Jalapa",
    "slug": "jalapa",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "US 76"
      },
      {
        "name": "Jalapa Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "red clay"
    ],
    "latitude": 34.3444,
    "longitude": -81.6853,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a58dabc0-3d57-5d23-a73f-15d455898be2",
    "city_id": "61c516b2-e457-5498-9bf0-cbbde943056c",
    "name": "Jenkinsville",
    "slug": "jenkinsville",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "V.C. Summer Nuclear Station"
      },
      {
        "name": "Monticello Reservoir"
      }
    ],
    "roads": [
      {
        "name": "SC 215"
      },
      {
        "name": "SC 213"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "rural acreage",
      "pine woods",
      "red clay"
    ],
    "latitude": 34.2715,
    "longitude": -81.288,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "bf51d9f9-b927-57e7-85f4-1644023d8fb8",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Kalmia Hill",
    "slug": "kalmia-hill",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Kalmia Hill Park"
      }
    ],
    "roads": [
      {
        "name": "Richland Avenue"
      },
      {
        "name": "University Parkway"
      }
    ],
    "local_businesses": [
      {
        "name": "Aiken Regional Medical Centers"
      },
      {
        "name": "University of South Carolina Aiken"
      }
    ],
    "characteristics": [
      "mid-century ranches",
      "pine woods",
      "sandy soil",
      "brick homes",
      "painted wood"
    ],
    "latitude": 33.5594,
    "longitude": -81.7579,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "e6c0cd27-4618-5e81-b060-49a93cd4909e",
    "city_id": "80e0a7ba-56f3-527a-9215-cdcb8e1ce54c",
    "name": "Killian",
    "slug": "killian",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Killian Road"
      },
      {
        "name": "Farrow Road"
      },
      {
        "name": "I-77"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "interstate corridor",
      "new construction",
      "vinyl siding",
      "HOA community"
    ],
    "latitude": 34.136,
    "longitude": -80.956,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "36c06ecb-1e0f-5e55-b114-d29967a11b5a",
    "city_id": "1bf3cfa5-1d36-545b-bfde-5eb2db288b90",
    "name": "Kirkwood",
    "slug": "kirkwood",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Hobkirk Hill"
      }
    ],
    "roads": [
      {
        "name": "Broad Street"
      },
      {
        "name": "Lyttleton Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "horse country",
      "tree canopy",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 34.267,
    "longitude": -80.6085,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a4c50902-9f9e-5859-87fa-33d474e6aa83",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Knox Abbott Drive",
    "slug": "knox-abbott-drive",
    "county": null,
    "preposition": "on",
    "landmarks": [
      {
        "name": "Guignard Park"
      }
    ],
    "roads": [
      {
        "name": "Knox Abbott Drive"
      },
      {
        "name": "State Street"
      },
      {
        "name": "12th Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "downtown storefronts",
      "apartments",
      "brick homes",
      "sandy soil"
    ],
    "latitude": 33.98,
    "longitude": -81.059,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "ac31458a-f122-51a5-84c2-d98001f2a326",
    "city_id": "6071b4a1-2831-5118-925d-fe53b37be162",
    "name": "Lake Greenwood",
    "slug": "lake-greenwood",
    "county": "Greenwood, Laurens and Newberry",
    "preposition": "on",
    "landmarks": [
      {
        "name": "Buzzard Roost Dam"
      }
    ],
    "roads": [
      {
        "name": "SC 34"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "pine woods",
      "red clay"
    ],
    "latitude": 34.18,
    "longitude": -81.899,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "703522e7-94a3-5aa3-b0f3-c9b23a035f33",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Lake Katherine",
    "slug": "lake-katherine",
    "county": null,
    "preposition": "around",
    "landmarks": [
      {
        "name": "Gills Creek"
      }
    ],
    "roads": [
      {
        "name": "Fort Jackson Boulevard"
      },
      {
        "name": "Kilbourne Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "mid-century ranches",
      "brick homes",
      "tree canopy",
      "military community"
    ],
    "latitude": 34.001,
    "longitude": -80.965,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "33c3cbe6-bdbd-57f0-a7ea-caa3313d318e",
    "city_id": "61c516b2-e457-5498-9bf0-cbbde943056c",
    "name": "Lake Monticello",
    "slug": "lake-monticello",
    "county": null,
    "preposition": "on",
    "landmarks": [
      {
        "name": "Monticello Reservoir"
      },
      {
        "name": "Lake Monticello Park"
      }
    ],
    "roads": [
      {
        "name": "SC 215"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "pine woods",
      "red clay",
      "rural acreage"
    ],
    "latitude": 34.335,
    "longitude": -81.305,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "bf13943c-e263-5818-b7e4-575bbe120b18",
    "city_id": "8b3ef855-be78-5197-a5b4-b81eb960973a",
    "name": "Lake Murray of Richland",
    "slug": "lake-murray-of-richland",
    "county": "Richland",
    "preposition": null,
    "landmarks": [
      {
        "name": "Lake Murray"
      }
    ],
    "roads": [
      {
        "name": "Johnson Marina Road"
      },
      {
        "name": "Dutch Fork Road (US 76)"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "pine woods",
      "red clay"
    ],
    "latitude": 34.1207,
    "longitude": -81.2654,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "ceb2ae72-0e4d-58b7-b0c4-f3da52c6d955",
    "city_id": "1bf3cfa5-1d36-545b-bfde-5eb2db288b90",
    "name": "Lake Wateree",
    "slug": "lake-wateree",
    "county": null,
    "preposition": "on",
    "landmarks": [
      {
        "name": "Wateree Dam"
      }
    ],
    "roads": [
      {
        "name": "SC 97"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "pine woods",
      "red clay"
    ],
    "latitude": 34.355,
    "longitude": -80.708,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "7fe6d324-ddb6-527d-85d2-0f4a37a72209",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Lakewood",
    "slug": "lakewood",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "US 15"
      }
    ],
    "local_businesses": [
      {
        "name": "Lakewood High School"
      }
    ],
    "characteristics": [
      "pine woods",
      "rural acreage",
      "sandy soil",
      "brick homes",
      "vinyl siding"
    ],
    "latitude": 33.8429,
    "longitude": -80.3492,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "0da44c03-a846-5546-85b1-a7796475f930",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Langley",
    "slug": "langley",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Langley Pond Park"
      }
    ],
    "roads": [
      {
        "name": "SC 421"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mill village",
      "painted wood",
      "sandy soil",
      "vinyl siding"
    ],
    "latitude": 33.512,
    "longitude": -81.8343,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "278baac6-a8ea-5c62-8d91-c866d36bc62d",
    "city_id": "efe9e9c7-f757-5ba6-a2a6-2d905111b75a",
    "name": "Leesville College Historic District",
    "slug": "leesville-college-historic-district",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Lee Street"
      },
      {
        "name": "Main Street"
      },
      {
        "name": "College Street"
      },
      {
        "name": "King Street"
      },
      {
        "name": "Peachtree Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "painted wood",
      "tree canopy"
    ],
    "latitude": 33.9175,
    "longitude": -81.513,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "1617ec80-d52a-53c0-817a-9310a36a3667",
    "city_id": "4c152081-5ab9-5bb6-9e46-8dbb5ce86642",
    "name": "Lone Star",
    "slug": "lone-star",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Lake Marion"
      },
      {
        "name": "Low Falls Landing"
      }
    ],
    "roads": [
      {
        "name": "SC 267"
      },
      {
        "name": "SC 33"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "vinyl siding"
    ],
    "latitude": 33.628,
    "longitude": -80.589,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "10c8abf8-db1a-5ce6-9233-a70ef8c581aa",
    "city_id": "4be4e0cf-95c2-51fc-8be1-f7a09c4deaf5",
    "name": "Long Branch",
    "slug": "long-branch",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Columbia Metropolitan Airport"
      }
    ],
    "roads": [
      {
        "name": "Platt Springs Road"
      },
      {
        "name": "Wattling Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Springdale Elementary School"
      }
    ],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "pine woods",
      "sandy soil"
    ],
    "latitude": 33.9595,
    "longitude": -81.109,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "b1889169-d77e-5882-84af-5eb33a23b5f6",
    "city_id": "80e0a7ba-56f3-527a-9215-cdcb8e1ce54c",
    "name": "LongCreek Plantation",
    "slug": "longcreek-plantation",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Lake Columbia"
      },
      {
        "name": "Lake Windermere"
      }
    ],
    "roads": [
      {
        "name": "Longtown Road"
      },
      {
        "name": "Rimer Pond Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Blythewood Middle School"
      }
    ],
    "characteristics": [
      "golf community",
      "HOA community",
      "pine woods"
    ],
    "latitude": 34.174,
    "longitude": -80.925,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "5e95d19f-1eea-57ce-8f39-9446c4a653cb",
    "city_id": "1bf3cfa5-1d36-545b-bfde-5eb2db288b90",
    "name": "Lugoff",
    "slug": "lugoff",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Wateree River"
      }
    ],
    "roads": [
      {
        "name": "US 1"
      },
      {
        "name": "US 601"
      },
      {
        "name": "SC 34"
      },
      {
        "name": "I-20"
      }
    ],
    "local_businesses": [
      {
        "name": "Lugoff-Elgin High School"
      }
    ],
    "characteristics": [
      "interstate corridor",
      "pine woods",
      "sandy soil"
    ],
    "latitude": 34.2216,
    "longitude": -80.6849,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "daee2e20-583a-51eb-9aea-21f2ba8b9598",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Mayesville",
    "slug": "mayesville",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Mayesville Historic District"
      }
    ],
    "roads": [
      {
        "name": "US 76"
      },
      {
        "name": "SC 154"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "painted wood",
      "farmland",
      "sandy soil",
      "tree canopy"
    ],
    "latitude": 33.9849,
    "longitude": -80.2044,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "8367cb64-8874-59ac-9679-785dc1ddf31d",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Melrose Heights",
    "slug": "melrose-heights",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Melrose Park"
      }
    ],
    "roads": [
      {
        "name": "Millwood Avenue"
      },
      {
        "name": "Gervais Street"
      },
      {
        "name": "Trenholm Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Dreher High School"
      }
    ],
    "characteristics": [
      "historic homes",
      "brick homes",
      "tree canopy",
      "sandy soil"
    ],
    "latitude": 34.0115,
    "longitude": -80.995,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a9f86c88-7634-5546-99e8-5e9777c01e22",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Montmorenci",
    "slug": "montmorenci",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "First Baptist Church Montmorenci"
      }
    ],
    "roads": [
      {
        "name": "US 78"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "brick homes"
    ],
    "latitude": 33.5285,
    "longitude": -81.632,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "5aa05036-e84d-5b57-ad18-b944dae3639e",
    "city_id": "07915c18-c0b8-5295-b65c-ee5500ca6ce5",
    "name": "Mount Hebron",
    "slug": "mount-hebron",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Mount Hebron Temperance Hall"
      },
      {
        "name": "Mount Hebron United Methodist Church"
      }
    ],
    "roads": [
      {
        "name": "Leaphart Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "pine woods",
      "painted wood"
    ],
    "latitude": 33.997,
    "longitude": -81.1215,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "888411ad-0428-55a1-9390-df071ce7f6ac",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Murraywood",
    "slug": "murraywood",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Murraywood Swim and Racquet Club"
      }
    ],
    "roads": [
      {
        "name": "Cedarbrook Drive"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "red clay",
      "pine woods",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 34.074,
    "longitude": -81.181,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "04b14656-f50e-5966-aed8-06a921f4bf6b",
    "city_id": "9f976243-7972-5c41-9a64-84bad92d0ed1",
    "name": "Neeses",
    "slug": "neeses",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "US 321"
      },
      {
        "name": "SC 4"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "vinyl siding",
      "brick homes"
    ],
    "latitude": 33.5365,
    "longitude": -81.1236,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "13e17e93-fadc-5442-b9ff-c7eb6720fec1",
    "city_id": "07915c18-c0b8-5295-b65c-ee5500ca6ce5",
    "name": "New Brookland",
    "slug": "new-brookland",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "New Brookland Historic District"
      },
      {
        "name": "Gervais Street Bridge"
      },
      {
        "name": "West Columbia Riverwalk"
      },
      {
        "name": "Congaree River"
      }
    ],
    "roads": [
      {
        "name": "State Street"
      },
      {
        "name": "Meeting Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "mill village",
      "painted wood",
      "tree canopy",
      "riverfront"
    ],
    "latitude": 33.993,
    "longitude": -81.0565,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "955aa98a-a5ad-5e27-af01-6ab5bfb82a12",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "New Ellenton",
    "slug": "new-ellenton",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Savannah River Site"
      }
    ],
    "roads": [
      {
        "name": "Main Street (SC 19)"
      },
      {
        "name": "US 278"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mid-century ranches",
      "pine woods",
      "sandy soil",
      "brick homes",
      "painted wood"
    ],
    "latitude": 33.4198,
    "longitude": -81.6825,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "73cc0401-a945-5320-ba45-e41f7dcc3fb4",
    "city_id": "8b3ef855-be78-5197-a5b4-b81eb960973a",
    "name": "Night Harbor",
    "slug": "night-harbor",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Lake Murray"
      }
    ],
    "roads": [
      {
        "name": "Old Lexington Highway"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "HOA community",
      "new construction",
      "red clay"
    ],
    "latitude": 34.116,
    "longitude": -81.334,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "871356cd-cc04-581d-947f-ea6cc664a792",
    "city_id": "6079cff5-ff86-5d4b-8be8-368151a2ad93",
    "name": "Oak Grove",
    "slug": "oak-grove",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Augusta Road (US 1)"
      },
      {
        "name": "I-20"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "interstate corridor",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 33.981,
    "longitude": -81.1438,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "261e3fde-148d-5956-ad6e-745a286c7bd9",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Oakland",
    "slug": "oakland",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Shaw Air Force Base"
      }
    ],
    "roads": [
      {
        "name": "SC 441"
      }
    ],
    "local_businesses": [
      {
        "name": "Oakland Primary School"
      }
    ],
    "characteristics": [
      "military community",
      "pine woods",
      "sandy soil",
      "vinyl siding"
    ],
    "latitude": 33.9868,
    "longitude": -80.4972,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "30587917-4171-51a0-aea1-40285b58aeb6",
    "city_id": "f182c870-f14a-55cb-b5aa-f6f9631594bf",
    "name": "Oakland Mill Village",
    "slug": "oakland-mill-village",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Oakland Mill"
      }
    ],
    "roads": [
      {
        "name": "Fair Avenue"
      },
      {
        "name": "Kendall Road"
      },
      {
        "name": "College Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Newberry College"
      }
    ],
    "characteristics": [
      "mill village",
      "student housing",
      "red clay",
      "historic homes",
      "vinyl siding"
    ],
    "latitude": 34.2939,
    "longitude": -81.6278,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "65d009ae-afae-5f77-9b83-cfb62a1b56e0",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Olympia",
    "slug": "olympia",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Olympia Mill"
      },
      {
        "name": "Olympia Park"
      }
    ],
    "roads": [
      {
        "name": "Olympia Avenue"
      },
      {
        "name": "Whaley Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mill village",
      "historic homes",
      "painted wood",
      "student housing",
      "apartments"
    ],
    "latitude": 33.9795,
    "longitude": -81.0325,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "6c563304-a814-57c3-86ba-6dfc8d6559f3",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Otarre",
    "slug": "otarre",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Timmerman Trail"
      },
      {
        "name": "Congaree Creek Heritage Preserve"
      }
    ],
    "roads": [
      {
        "name": "Otarre Parkway"
      },
      {
        "name": "12th Street Extension"
      },
      {
        "name": "Interstate 77"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "new construction",
      "interstate corridor",
      "sandy soil",
      "apartments"
    ],
    "latitude": 33.934,
    "longitude": -81.05,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "184c5ad0-0ca6-5ab8-8d2e-b864d4258c5c",
    "city_id": "2b715dd6-7fc5-59b2-8b68-aa53259a15d0",
    "name": "Peak",
    "slug": "peak",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Broad River"
      },
      {
        "name": "Palmetto Trail"
      }
    ],
    "roads": [],
    "local_businesses": [],
    "characteristics": [
      "riverfront",
      "historic homes",
      "red clay",
      "painted wood",
      "tree canopy"
    ],
    "latitude": 34.2363,
    "longitude": -81.3288,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4edc7b5b-557d-5706-96f3-9a4c9e00d626",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Pinewood",
    "slug": "pinewood",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Millford Plantation"
      },
      {
        "name": "Pinewood Depot"
      },
      {
        "name": "St. Mark''s Episcopal Church"
      }
    ],
    "roads": [
      {
        "name": "SC 261"
      },
      {
        "name": "SC 120"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "painted wood",
      "tree canopy"
    ],
    "latitude": 33.7396,
    "longitude": -80.462,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "f51e4756-6495-5bea-9d6c-7516fa381541",
    "city_id": "f182c870-f14a-55cb-b5aa-f6f9631594bf",
    "name": "Pomaria",
    "slug": "pomaria",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Folk-Holloway House"
      },
      {
        "name": "Summer-Huggins House"
      }
    ],
    "roads": [
      {
        "name": "US 176"
      },
      {
        "name": "SC 773"
      },
      {
        "name": "SC 219"
      }
    ],
    "local_businesses": [
      {
        "name": "Pomaria-Garmany Elementary School"
      }
    ],
    "characteristics": [
      "historic homes",
      "farmland",
      "rural acreage",
      "red clay",
      "painted wood"
    ],
    "latitude": 34.2677,
    "longitude": -81.4192,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "ce0106f3-fcff-561c-b705-10b0fa8d6952",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Pontiac",
    "slug": "pontiac",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Sandhill Research and Education Center"
      }
    ],
    "roads": [
      {
        "name": "Two Notch Road (US 1)"
      },
      {
        "name": "Spears Creek Church Road"
      },
      {
        "name": "Clemson Road"
      },
      {
        "name": "I-20"
      }
    ],
    "local_businesses": [
      {
        "name": "Pontiac Elementary School"
      }
    ],
    "characteristics": [
      "new construction",
      "interstate corridor",
      "sandy soil",
      "vinyl siding",
      "HOA community"
    ],
    "latitude": 34.137,
    "longitude": -80.847,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "90df7d24-6220-5914-8b4d-f90c2c38bc8c",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Privateer",
    "slug": "privateer",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Pinewood Road (SC 120)"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "brick homes",
      "vinyl siding"
    ],
    "latitude": 33.8169,
    "longitude": -80.3947,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "8f28dac6-b136-56df-8aa1-09d0b4172a72",
    "city_id": "07915c18-c0b8-5295-b65c-ee5500ca6ce5",
    "name": "Quail Hollow",
    "slug": "quail-hollow",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Saluda River"
      }
    ],
    "roads": [
      {
        "name": "Sunset Boulevard"
      },
      {
        "name": "Interstate 26"
      }
    ],
    "local_businesses": [
      {
        "name": "Lexington Medical Center"
      }
    ],
    "characteristics": [
      "brick homes",
      "tree canopy",
      "pine woods",
      "interstate corridor"
    ],
    "latitude": 34.0095,
    "longitude": -81.111,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "d6a298a3-b5f0-511f-9c96-e1f36965fce6",
    "city_id": "6079cff5-ff86-5d4b-8be8-368151a2ad93",
    "name": "Red Bank",
    "slug": "red-bank",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "South Lake Drive (SC 6)"
      },
      {
        "name": "Platt Springs Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Red Bank Elementary School"
      }
    ],
    "characteristics": [
      "vinyl siding",
      "pine woods",
      "sandy soil"
    ],
    "latitude": 33.9321,
    "longitude": -81.2387,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "8aa730cb-ab74-5c0a-80c1-2a9cb83a60af",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Rembert",
    "slug": "rembert",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Rafting Creek"
      }
    ],
    "roads": [
      {
        "name": "US 521"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "brick homes",
      "vinyl siding"
    ],
    "latitude": 34.1037,
    "longitude": -80.5305,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "b83114a3-b79f-55fa-bb97-552e21433dff",
    "city_id": "00734363-4342-5979-bda5-1298e7c85f63",
    "name": "Ridge Spring",
    "slug": "ridge-spring",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "SC 23"
      },
      {
        "name": "SC 39"
      }
    ],
    "local_businesses": [
      {
        "name": "Ridge Spring-Monetta Elementary School"
      }
    ],
    "characteristics": [
      "historic homes",
      "farmland",
      "tree canopy",
      "painted wood",
      "sandy soil"
    ],
    "latitude": 33.8453,
    "longitude": -81.6617,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "221a4fe9-9036-5307-8dce-648727db24d5",
    "city_id": "7727ca25-964b-5ec8-a3eb-be9233054067",
    "name": "Ridgeway Historic District",
    "slug": "ridgeway-historic-district",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Century House"
      },
      {
        "name": "Ruff''s Chapel"
      }
    ],
    "roads": [
      {
        "name": "Palmer Street"
      },
      {
        "name": "US 21"
      },
      {
        "name": "SC 34"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "painted wood",
      "downtown storefronts",
      "pine woods",
      "red clay"
    ],
    "latitude": 34.307,
    "longitude": -80.9601,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "e8f4725a-11dd-52d8-b22a-99a40211bfe5",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "River Arts District",
    "slug": "river-arts-district",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Cayce Riverwalk"
      }
    ],
    "roads": [
      {
        "name": "State Street"
      },
      {
        "name": "Frink Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "downtown storefronts",
      "brick homes",
      "tree canopy"
    ],
    "latitude": 33.9655,
    "longitude": -81.057,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "62ad7a86-6770-525f-9ade-5dcf98308b27",
    "city_id": "07915c18-c0b8-5295-b65c-ee5500ca6ce5",
    "name": "River District",
    "slug": "river-district",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "West Columbia Riverwalk"
      },
      {
        "name": "Gervais Street Bridge"
      },
      {
        "name": "Interactive Art Park"
      },
      {
        "name": "Congaree River"
      }
    ],
    "roads": [
      {
        "name": "State Street"
      },
      {
        "name": "Meeting Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "downtown storefronts",
      "riverfront",
      "apartments"
    ],
    "latitude": 33.9915,
    "longitude": -81.057,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "15eb5fef-e387-5864-bc95-96df3f393dd4",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Riverland Park",
    "slug": "riverland-park",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Cayce Riverwalk"
      },
      {
        "name": "Congaree River"
      },
      {
        "name": "H. Kelley Jones Park"
      }
    ],
    "roads": [
      {
        "name": "Riverland Drive"
      },
      {
        "name": "Hudson Avenue"
      },
      {
        "name": "Riverside Lane"
      },
      {
        "name": "Old State Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "riverfront",
      "tree canopy",
      "sandy soil"
    ],
    "latitude": 33.956,
    "longitude": -81.043,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "9fd70680-3ac0-50be-8261-e0063d4e07dd",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Robert Mills District",
    "slug": "robert-mills-district",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Robert Mills House and Gardens"
      },
      {
        "name": "Hampton-Preston Mansion"
      },
      {
        "name": "Mann-Simons Site"
      },
      {
        "name": "Woodrow Wilson Family Home"
      }
    ],
    "roads": [
      {
        "name": "Blanding Street"
      },
      {
        "name": "Taylor Street"
      },
      {
        "name": "Bull Street"
      },
      {
        "name": "Pickens Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "painted wood",
      "tree canopy",
      "brick homes"
    ],
    "latitude": 34.0105,
    "longitude": -81.0305,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "32d7996e-431a-57c2-915d-caa3cbe62b00",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Rosewood",
    "slug": "rosewood",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Owens Field Park"
      },
      {
        "name": "Jim Hamilton-L.B. Owens Airport"
      }
    ],
    "roads": [
      {
        "name": "Rosewood Drive"
      },
      {
        "name": "South Kilbourne Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Rosewood Elementary School"
      }
    ],
    "characteristics": [
      "sandy soil",
      "tree canopy",
      "painted wood",
      "student housing"
    ],
    "latitude": 33.983,
    "longitude": -81,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "12db14eb-35ba-5b5c-87e1-b700e9263276",
    "city_id": "ffc694b8-c537-5bbf-b4eb-28f8f4aa8c8e",
    "name": "Rowesville",
    "slug": "rowesville",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "North Fork Edisto River"
      }
    ],
    "roads": [
      {
        "name": "US 21"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.3722,
    "longitude": -80.8362,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "90ae629c-4eab-5d6f-92f7-a8c41c5dd4d7",
    "city_id": "07915c18-c0b8-5295-b65c-ee5500ca6ce5",
    "name": "Saluda Gardens",
    "slug": "saluda-gardens",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Saluda River"
      },
      {
        "name": "Riverbanks Zoo and Garden"
      }
    ],
    "roads": [
      {
        "name": "Sunset Boulevard"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "tree canopy",
      "riverfront"
    ],
    "latitude": 34.003,
    "longitude": -81.079,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "2c8b29b5-4a0e-595d-9160-1ce5c84cb341",
    "city_id": "6079cff5-ff86-5d4b-8be8-368151a2ad93",
    "name": "Saluda River Club",
    "slug": "saluda-river-club",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Saluda River"
      }
    ],
    "roads": [
      {
        "name": "Corley Mill Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "riverfront",
      "new construction",
      "HOA community"
    ],
    "latitude": 34.035,
    "longitude": -81.185,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "1d818b1f-9c3b-595d-abd0-bfc889aeb3e4",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Saluda Shoals",
    "slug": "saluda-shoals",
    "county": null,
    "preposition": "around",
    "landmarks": [
      {
        "name": "Saluda Shoals Park"
      },
      {
        "name": "Saluda River"
      }
    ],
    "roads": [
      {
        "name": "Bush River Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "riverfront",
      "red clay",
      "tree canopy",
      "pine woods"
    ],
    "latitude": 34.053,
    "longitude": -81.194,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "9102393e-479c-5b3b-9d55-6713c01cbb4e",
    "city_id": "cdd3d463-372f-5c1c-aa43-a3ee68d90bb6",
    "name": "Sandy Run",
    "slug": "sandy-run",
    "county": "Calhoun",
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "U.S. Highway 176"
      },
      {
        "name": "Old Sandy Run Road"
      },
      {
        "name": "Interstate 26"
      }
    ],
    "local_businesses": [
      {
        "name": "Sandy Run School"
      }
    ],
    "characteristics": [
      "rural acreage",
      "farmland",
      "pine woods",
      "sandy soil",
      "interstate corridor"
    ],
    "latitude": 33.797,
    "longitude": -80.96,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "9a2755d3-030c-53c7-8182-d216326d0642",
    "city_id": "ffc694b8-c537-5bbf-b4eb-28f8f4aa8c8e",
    "name": "Santee",
    "slug": "santee",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Lake Marion"
      },
      {
        "name": "Santee State Park"
      }
    ],
    "roads": [
      {
        "name": "I-95"
      },
      {
        "name": "US 301"
      },
      {
        "name": "US 15"
      },
      {
        "name": "SC 6"
      }
    ],
    "local_businesses": [
      {
        "name": "Lake Marion High School and Technology Center"
      }
    ],
    "characteristics": [
      "lakefront",
      "golf community",
      "interstate corridor",
      "sandy soil",
      "vinyl siding"
    ],
    "latitude": 33.4801,
    "longitude": -80.4852,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "7edf0614-ff50-5212-aae1-add578ee0362",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "Saxe Gotha",
    "slug": "saxe-gotha",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "12th Street Extension"
      },
      {
        "name": "Old State Road"
      },
      {
        "name": "Interstate 77"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "interstate corridor",
      "pine woods",
      "sandy soil"
    ],
    "latitude": 33.918,
    "longitude": -81.043,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "5e528758-e4c7-5d44-b9f7-637c9715ac21",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Seven Oaks",
    "slug": "seven-oaks",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Seven Oaks Park"
      }
    ],
    "roads": [
      {
        "name": "St. Andrews Road"
      },
      {
        "name": "Piney Grove Road"
      },
      {
        "name": "Bush River Road"
      },
      {
        "name": "Interstate 26"
      }
    ],
    "local_businesses": [
      {
        "name": "Seven Oaks Elementary School"
      },
      {
        "name": "Lexington County Public Library Irmo Branch"
      }
    ],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "apartments",
      "red clay",
      "interstate corridor"
    ],
    "latitude": 34.0489,
    "longitude": -81.1464,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a8e0711e-1874-5a3a-a98c-af6338e3ce7b",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Shandon",
    "slug": "shandon",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Emily Douglas Park"
      }
    ],
    "roads": [
      {
        "name": "Devine Street"
      },
      {
        "name": "Wheat Street"
      },
      {
        "name": "Rosewood Drive"
      },
      {
        "name": "Millwood Avenue"
      }
    ],
    "local_businesses": [
      {
        "name": "Hand Middle School"
      }
    ],
    "characteristics": [
      "historic homes",
      "tree canopy",
      "sandy soil",
      "painted wood",
      "brick homes"
    ],
    "latitude": 34,
    "longitude": -81.003,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "b8ec426d-0970-5192-a02b-8ff0e1b3d65b",
    "city_id": "8b3ef855-be78-5197-a5b4-b81eb960973a",
    "name": "Spring Hill",
    "slug": "spring-hill",
    "county": "Richland",
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Broad River Road (US 176)"
      },
      {
        "name": "I-26"
      }
    ],
    "local_businesses": [
      {
        "name": "Spring Hill High School"
      }
    ],
    "characteristics": [
      "rural acreage",
      "pine woods",
      "red clay",
      "interstate corridor"
    ],
    "latitude": 34.18,
    "longitude": -81.29,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "01acde57-c31a-5f04-b293-08172bb13f88",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Spring Valley",
    "slug": "spring-valley",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Spring Valley Country Club"
      },
      {
        "name": "Sesquicentennial State Park"
      }
    ],
    "roads": [
      {
        "name": "Two Notch Road"
      },
      {
        "name": "Sparkleberry Lane"
      }
    ],
    "local_businesses": [
      {
        "name": "Spring Valley High School"
      }
    ],
    "characteristics": [
      "golf community",
      "HOA community",
      "brick homes",
      "sandy soil",
      "pine woods"
    ],
    "latitude": 34.109,
    "longitude": -80.903,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "e41cfe3e-4ada-5b5e-9374-a81bdfe64397",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "St. Andrews",
    "slug": "st-andrews",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "St. Andrews Park"
      }
    ],
    "roads": [
      {
        "name": "St. Andrews Road"
      },
      {
        "name": "Broad River Road"
      },
      {
        "name": "Bush River Road"
      },
      {
        "name": "I-20"
      },
      {
        "name": "I-26"
      }
    ],
    "local_businesses": [
      {
        "name": "Columbia High School"
      }
    ],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "apartments",
      "interstate corridor",
      "red clay"
    ],
    "latitude": 34.048,
    "longitude": -81.106,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "6c7212a2-2aaf-5320-8415-86a8808aa3c7",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Stateburg",
    "slug": "stateburg",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Church of the Holy Cross"
      },
      {
        "name": "Borough House Plantation"
      },
      {
        "name": "High Hills of Santee"
      }
    ],
    "roads": [
      {
        "name": "SC 261"
      },
      {
        "name": "US 76"
      },
      {
        "name": "US 378"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "tree canopy",
      "rural acreage",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.9753,
    "longitude": -80.5264,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "e7b7ee58-ec3a-52ac-9b1c-8c8da911ea3c",
    "city_id": "9c039389-d989-5732-9e1d-64feb6b6a499",
    "name": "Styx",
    "slug": "styx",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Edmund Highway"
      }
    ],
    "local_businesses": [
      {
        "name": "Congaree Elementary School"
      }
    ],
    "characteristics": [
      "rural acreage",
      "pine woods",
      "sandy soil",
      "horse country",
      "vinyl siding"
    ],
    "latitude": 33.908,
    "longitude": -81.13,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "b4a78234-43e6-5d3b-b8b9-7f8a3874a9a1",
    "city_id": "dcae7936-1dc6-5624-bf64-95efd6b81b4c",
    "name": "Summit",
    "slug": "summit",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "U.S. Highway 1"
      },
      {
        "name": "Hampton Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "rural acreage",
      "farmland",
      "pine woods",
      "painted wood"
    ],
    "latitude": 33.9233,
    "longitude": -81.423,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a3218c51-39d3-59ed-8f41-f1deeac46ca5",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Swan Lake",
    "slug": "swan-lake",
    "county": null,
    "preposition": "around",
    "landmarks": [
      {
        "name": "Swan Lake Iris Gardens"
      }
    ],
    "roads": [
      {
        "name": "West Liberty Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "brick homes",
      "tree canopy",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.9208,
    "longitude": -80.3645,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "a1e236da-0669-566a-bdf6-cde0e9f66195",
    "city_id": "803a7aa0-bd85-5d31-a20e-fe446a9b2102",
    "name": "The Avenues",
    "slug": "the-avenues",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Guignard Park"
      },
      {
        "name": "Cayce Riverwalk"
      }
    ],
    "roads": [
      {
        "name": "State Street"
      },
      {
        "name": "Knox Abbott Drive"
      },
      {
        "name": "Naples Avenue"
      },
      {
        "name": "Lexington Avenue"
      },
      {
        "name": "Poplar Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Brookland-Cayce High School"
      }
    ],
    "characteristics": [
      "brick homes",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 33.9735,
    "longitude": -81.053,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "903e3749-4cc7-5af9-89da-d799c61116b1",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "The Vista",
    "slug": "the-vista",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "South Carolina State Museum"
      },
      {
        "name": "Colonial Life Arena"
      },
      {
        "name": "Columbia Metropolitan Convention Center"
      },
      {
        "name": "Finlay Park"
      }
    ],
    "roads": [
      {
        "name": "Gervais Street"
      },
      {
        "name": "Lincoln Street"
      },
      {
        "name": "Lady Street"
      },
      {
        "name": "Park Street"
      },
      {
        "name": "Senate Street"
      },
      {
        "name": "Huger Street"
      }
    ],
    "local_businesses": [
      {
        "name": "EdVenture Children''s Museum"
      }
    ],
    "characteristics": [
      "downtown storefronts",
      "apartments",
      "student housing",
      "riverfront"
    ],
    "latitude": 33.9985,
    "longitude": -81.043,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4bef2b57-6a9f-528a-afd9-edae9904a5ea",
    "city_id": "8b3ef855-be78-5197-a5b4-b81eb960973a",
    "name": "Timberlake",
    "slug": "timberlake",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Timberlake Country Club"
      },
      {
        "name": "Lake Murray"
      }
    ],
    "roads": [
      {
        "name": "Amicks Ferry Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "golf community",
      "lakefront",
      "HOA community",
      "red clay",
      "pine woods"
    ],
    "latitude": 34.105,
    "longitude": -81.385,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "17447b44-25ae-5de8-8537-9e6704a0013b",
    "city_id": "07915c18-c0b8-5295-b65c-ee5500ca6ce5",
    "name": "Triangle City",
    "slug": "triangle-city",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Meeting Street"
      },
      {
        "name": "Augusta Road"
      },
      {
        "name": "Charleston Highway"
      },
      {
        "name": "12th Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "downtown storefronts",
      "mid-century ranches",
      "brick homes",
      "sandy soil"
    ],
    "latitude": 33.9895,
    "longitude": -81.0735,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "eb4d4f30-2d5f-5d4b-a042-01e8ef1e8905",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "University Hill",
    "slug": "university-hill",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "University of South Carolina"
      }
    ],
    "roads": [
      {
        "name": "Gervais Street"
      },
      {
        "name": "Pickens Street"
      },
      {
        "name": "Senate Street"
      },
      {
        "name": "Pendleton Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "student housing",
      "tree canopy",
      "painted wood",
      "brick homes"
    ],
    "latitude": 34.002,
    "longitude": -81.0225,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "3d312183-2e86-56d8-b084-f8084dc07e80",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Vaucluse",
    "slug": "vaucluse",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Vaucluse Mill"
      },
      {
        "name": "Vaucluse Pond"
      }
    ],
    "roads": [
      {
        "name": "SC 191"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mill village",
      "historic homes",
      "painted wood",
      "sandy soil",
      "pine woods"
    ],
    "latitude": 33.6125,
    "longitude": -81.8097,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "5206f2e2-740b-5e9e-b7fb-4581ac72ade4",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Wales Garden",
    "slug": "wales-garden",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Maxcy Gregg Park"
      }
    ],
    "roads": [
      {
        "name": "Saluda Avenue"
      },
      {
        "name": "Blossom Street"
      },
      {
        "name": "Pickens Street"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "brick homes",
      "tree canopy",
      "painted wood"
    ],
    "latitude": 33.994,
    "longitude": -81.019,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "d843d551-d259-5718-874a-f07894025c99",
    "city_id": "00734363-4342-5979-bda5-1298e7c85f63",
    "name": "Ward",
    "slug": "ward",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Spann Methodist Church"
      }
    ],
    "roads": [
      {
        "name": "SC 23"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "historic homes",
      "farmland",
      "rural acreage",
      "painted wood",
      "sandy soil"
    ],
    "latitude": 33.8573,
    "longitude": -81.7313,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "333174dd-b69e-5bdb-8510-84b94a77698f",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Warrenville",
    "slug": "warrenville",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "US 1"
      },
      {
        "name": "US 78"
      },
      {
        "name": "SC 421"
      }
    ],
    "local_businesses": [
      {
        "name": "Warrenville Elementary School"
      }
    ],
    "characteristics": [
      "mill village",
      "painted wood",
      "sandy soil",
      "vinyl siding"
    ],
    "latitude": 33.5461,
    "longitude": -81.799,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "1b44c7b5-ab5e-59f8-97f0-5c0a44f755db",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Waverly",
    "slug": "waverly",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Chappelle Administration Building"
      }
    ],
    "roads": [
      {
        "name": "Harden Street"
      },
      {
        "name": "Gervais Street"
      },
      {
        "name": "Taylor Street"
      },
      {
        "name": "Millwood Avenue"
      },
      {
        "name": "Hampton Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Allen University"
      },
      {
        "name": "Benedict College"
      }
    ],
    "characteristics": [
      "historic homes",
      "painted wood",
      "student housing"
    ],
    "latitude": 34.0095,
    "longitude": -81.0175,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "b2fab278-e88c-5a1c-9d64-bb1305b1ff69",
    "city_id": "46302303-e7f1-5257-b446-024b812066e0",
    "name": "Wedgefield",
    "slug": "wedgefield",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Manchester State Forest"
      },
      {
        "name": "Poinsett State Park"
      }
    ],
    "roads": [
      {
        "name": "SC 261"
      },
      {
        "name": "SC 763"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "pine woods",
      "rural acreage",
      "farmland",
      "sandy soil"
    ],
    "latitude": 33.8829,
    "longitude": -80.5157,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "f20d48f6-07a4-5734-8a10-6be6dadd065f",
    "city_id": "7727ca25-964b-5ec8-a3eb-be9233054067",
    "name": "West Lake Wateree",
    "slug": "west-lake-wateree",
    "county": null,
    "preposition": "on",
    "landmarks": [
      {
        "name": "Lake Wateree State Park"
      },
      {
        "name": "Lake Wateree"
      }
    ],
    "roads": [
      {
        "name": "State Park Road"
      },
      {
        "name": "River Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "pine woods",
      "red clay"
    ],
    "latitude": 34.431,
    "longitude": -80.8705,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "8a4723c8-f2c2-5ef0-ab99-8094312bfab1",
    "city_id": "07915c18-c0b8-5295-b65c-ee5500ca6ce5",
    "name": "Westover Acres",
    "slug": "westover-acres",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Saluda River"
      },
      {
        "name": "Riverbanks Botanical Garden"
      }
    ],
    "roads": [
      {
        "name": "Sunset Boulevard"
      },
      {
        "name": "Interstate 26"
      }
    ],
    "local_businesses": [
      {
        "name": "Lexington Medical Center"
      }
    ],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "tree canopy",
      "interstate corridor"
    ],
    "latitude": 34.0085,
    "longitude": -81.097,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "d663c534-365a-52f2-99dd-ff738368e54d",
    "city_id": "6079cff5-ff86-5d4b-8be8-368151a2ad93",
    "name": "White Knoll",
    "slug": "white-knoll",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Platt Springs Road"
      }
    ],
    "local_businesses": [
      {
        "name": "White Knoll High School"
      },
      {
        "name": "White Knoll Elementary School"
      }
    ],
    "characteristics": [
      "vinyl siding",
      "pine woods",
      "sandy soil"
    ],
    "latitude": 33.915,
    "longitude": -81.208,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "aeff3402-190a-572e-8b0b-4078f9f460b7",
    "city_id": "8b3ef855-be78-5197-a5b4-b81eb960973a",
    "name": "White Rock",
    "slug": "white-rock",
    "county": "Richland",
    "preposition": null,
    "landmarks": [
      {
        "name": "Lake Murray"
      },
      {
        "name": "The Heritage at Lowman"
      }
    ],
    "roads": [
      {
        "name": "Dutch Fork Road (US 76)"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "lakefront",
      "rural acreage",
      "red clay",
      "pine woods"
    ],
    "latitude": 34.144,
    "longitude": -81.272,
    "updated_at": "2026-11-23T03:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "52665b6e-3d0f-54ba-989e-da2a0a53a09b",
    "city_id": "f8f82cdd-8fab-582c-bf63-0b7434810c01",
    "name": "Whitehall",
    "slug": "whitehall",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Kinley Creek"
      }
    ],
    "roads": [
      {
        "name": "St. Andrews Road"
      },
      {
        "name": "Piney Grove Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "red clay",
      "pine woods",
      "tree canopy"
    ],
    "latitude": 34.066,
    "longitude": -81.159,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "1302c233-5455-5954-a52a-4d0e5b1b4933",
    "city_id": "f182c870-f14a-55cb-b5aa-f6f9631594bf",
    "name": "Whitmire",
    "slug": "whitmire",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Sumter National Forest"
      },
      {
        "name": "Enoree River"
      }
    ],
    "roads": [
      {
        "name": "US 176"
      },
      {
        "name": "SC 72"
      },
      {
        "name": "SC 121"
      },
      {
        "name": "SC 66"
      }
    ],
    "local_businesses": [
      {
        "name": "Whitmire Community School"
      }
    ],
    "characteristics": [
      "mill village",
      "painted wood",
      "pine woods",
      "red clay",
      "historic homes",
      "vinyl siding"
    ],
    "latitude": 34.504,
    "longitude": -81.6144,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "acc04daf-f7b2-50f8-860d-f8af90842d47",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Wildewood",
    "slug": "wildewood",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Polo Road Park"
      }
    ],
    "roads": [
      {
        "name": "Polo Road"
      },
      {
        "name": "Mallet Hill Road"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "golf community",
      "HOA community",
      "sandy soil",
      "pine woods"
    ],
    "latitude": 34.0985,
    "longitude": -80.88,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "36e0f49b-c6fb-5b53-ae5e-36357e18e081",
    "city_id": "61c516b2-e457-5498-9bf0-cbbde943056c",
    "name": "Winnsboro Historic District",
    "slug": "winnsboro-historic-district",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "Winnsboro Town Clock"
      },
      {
        "name": "Fairfield County Courthouse"
      },
      {
        "name": "Fairfield County Museum"
      },
      {
        "name": "Mount Zion Institute"
      }
    ],
    "roads": [
      {
        "name": "Congress Street"
      },
      {
        "name": "Washington Street"
      },
      {
        "name": "Zion Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Fairfield County Library"
      }
    ],
    "characteristics": [
      "historic homes",
      "painted wood",
      "tree canopy",
      "downtown storefronts",
      "red clay"
    ],
    "latitude": 34.3806,
    "longitude": -81.0864,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "24d1d307-79df-5700-a30c-00f5c7610ffc",
    "city_id": "61c516b2-e457-5498-9bf0-cbbde943056c",
    "name": "Winnsboro Mills",
    "slug": "winnsboro-mills",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "US 321 Business"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "mill village",
      "painted wood",
      "red clay",
      "historic homes"
    ],
    "latitude": 34.3561,
    "longitude": -81.0709,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "d3e971d4-7da0-53cb-b48f-5ea66074bb54",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Winter Colony Historic District",
    "slug": "winter-colony-historic-district",
    "county": null,
    "preposition": null,
    "landmarks": [
      {
        "name": "The Willcox"
      },
      {
        "name": "Hitchcock Woods"
      }
    ],
    "roads": [
      {
        "name": "Colleton Avenue"
      },
      {
        "name": "South Boundary Avenue"
      },
      {
        "name": "York Street"
      },
      {
        "name": "Fairfield Street"
      }
    ],
    "local_businesses": [
      {
        "name": "Aiken County Public Library"
      }
    ],
    "characteristics": [
      "historic homes",
      "painted wood",
      "tree canopy",
      "sandy soil",
      "horse country"
    ],
    "latitude": 33.5558,
    "longitude": -81.716,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "4d84630b-a103-59fc-8789-71b75b9284c9",
    "city_id": "5c78187d-fb94-5368-bb15-ade5ddb1dd87",
    "name": "Woodfield",
    "slug": "woodfield",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Decker Boulevard"
      },
      {
        "name": "Percival Road"
      }
    ],
    "local_businesses": [
      {
        "name": "Richland Northeast High School"
      }
    ],
    "characteristics": [
      "mid-century ranches",
      "brick homes",
      "sandy soil",
      "military community",
      "interstate corridor"
    ],
    "latitude": 34.059,
    "longitude": -80.9305,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "c8cc12cc-bd5f-5bbf-92fc-98e298255f96",
    "city_id": "9f976243-7972-5c41-9a64-84bad92d0ed1",
    "name": "Woodford",
    "slug": "woodford",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "US 321"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "farmland",
      "rural acreage",
      "sandy soil",
      "painted wood"
    ],
    "latitude": 33.6687,
    "longitude": -81.112,
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "d9978d04-1bac-50ec-87ce-cb642f631116",
    "city_id": "965dc88b-4fad-5e21-9316-3a9cae9e60a1",
    "name": "Woodside",
    "slug": "woodside",
    "county": null,
    "preposition": null,
    "landmarks": [],
    "roads": [
      {
        "name": "Silver Bluff Road"
      },
      {
        "name": "Woodside Plantation Drive"
      }
    ],
    "local_businesses": [],
    "characteristics": [
      "HOA community",
      "golf community",
      "pine woods",
      "sandy soil",
      "brick homes"
    ],
    "latitude": 33.499,
    "longitude": -81.76,
    "updated_at": "2026-11-20T08:00:00+00:00"
  }
]')
on conflict (id) do nothing;

insert into public.posts
select * from jsonb_populate_recordset(null::public.posts, '[
  {
    "old_slugs": [],
    "id": "8fb7f832-3e81-5f52-9598-aed9ca90ede0",
    "slug": "lake-murray-dock-care",
    "title": "Dock Care on Lake Murray: Clean It, Guard the Lake",
    "excerpt": "Sun, shade, pollen and birds are hard on a Lake Murray dock. Learn how to clean each material, stay safe around dock power and keep harsh cleaners out of the water.",
    "body": "A dock on Lake Murray lives a hard life. It bakes in full sun, soaks in damp air and takes pollen, bird droppings and wet feet. Clean boards are safer and last longer. But the lake is right under them, and that changes how the work should be done.\n\n## Why docks get dirty so fast\n\nLake Murray covers about 50,000 acres behind the dam on the Saluda River. Open water means strong sun on some docks, and quiet coves mean deep shade on others. Both cause trouble.\n\n- **Algae and mildew** grow on shaded boards, steps and the north side of posts. This is the slick green film.\n- **Sun** dries the wood, turns it gray and opens cracks that hold dirt.\n- **Pine pollen** lands in spring and feeds mildew.\n- **Birds and spiders** leave spots on rails, roofs and boat lifts. Lights draw bugs, and bugs draw spiders.\n- **Red clay** comes down the bank on shoes and in runoff.\n- **Oak leaves** leave brown tannin marks where they lie wet.\n\n## Safety comes first\n\nPower and water do not mix. Before any cleaning, switch off the dock power at the breaker. That covers the lift, the lights and the outlets. If anyone feels a tingle in the water, tell people to swim away from the dock, cut the power and call an electrician.\n\nWalk the dock before you wet it. Look for popped nails, soft boards, loose rails and rusted brackets. Wear shoes with grip, and wear a life jacket if you work alone near the edge. Better yet, do not work alone.\n\n## Protect the lake\n\nLake Murray is not only for boats. It is also a source of drinking water for the Columbia area and home to striped bass and many other fish. What falls through the boards goes straight in.\n\nBleach is toxic to fish, even in small amounts. A mix that is fine on a house wall, with a lawn below to catch and dilute it, does not belong on boards with open water under them. Follow these rules:\n\n1. Use water, brushes and careful pressure first.\n2. If a cleaner is needed, pick one suited to work near water, and use as little as the job takes.\n3. Apply it by brush to the bad spots, not by spray over the whole deck.\n4. Keep paint chips, old stain and sanding dust out of the lake.\n5. Never wash oil or fuel overboard. Soak it up with pads and throw them away on shore.\n\nDominion Energy manages the lake and its shoreline, and docks there need its permit. Washing is upkeep, but check the shoreline rules before you rebuild, enlarge or move anything.\n\n## Clean by material\n\n| Material | How to clean it | What to avoid |\n| --- | --- | --- |\n| Treated pine | Wide fan, low pressure, along the grain | Narrow jets, which tear out soft grain |\n| Composite | Soft brush, mild soap suited to use near water | High pressure and harsh solvents |\n| Aluminum | Brush and rinse | Acids and steel wool |\n| Concrete abutment or walk | More pressure is fine if it is sound | Washing clay and grit into the lake |\n| Canvas and covers | Soft brush, cool water, air dry | Hot water and folding while damp |\n\nOne note on age: much of the treated lumber sold for homes before 2004 was preserved with a compound that contains arsenic. Do not sand or burn old dock boards. If you replace them, ask the landfill how to dispose of them.\n\n### Droppings and spider specks\n\nWet droppings before you brush them, so no one breathes the dust. Give them a few minutes to soften. Scrub with the grain and rinse. Old marks can leave a pale spot on bare wood. Spider specks on posts and trim need hand brushing. To get fewer of them, use the lights less or switch to warm-colored bulbs, which draw fewer insects.\n\n## Pick the season\n\nLate April and May suit most docks. The heavy pollen is down, and the boards are clean before the summer crowd. Shaded docks often need a second visit in fall, since summer damp brings the film back. In the colder months, the lake level is often lower, and that is a good time to look at posts and braces that are usually out of sight.\n\nIf you plan to stain or seal, wash first and let the wood dry fully. Damp boards do not take a finish well. Choose a product made for docks, and keep drips off the water with a tarp under the work.\n\n## Light care between washings\n\n- Sweep leaves, pollen and clay off every week or two.\n- Rinse with plain water after heavy pollen or a fish-cleaning day.\n- Move mats and planters, so the boards below can dry.\n- Trim limbs on your own lot that keep the walkway in shade, but ask about the shoreline rules first.\n- Set loose screws before a bare foot finds them.\n\nWe clean fixed piers, floating docks, gangways and rails above the water. See what our [dock cleaning](/services/dock-cleaning) covers, read the [dock cleaning questions](/faq/dock-cleaning), or add the stairs and porch with [deck cleaning](/services/deck-cleaning). When you are ready, [ask for a quote](/contact) and tell us what your dock is made of.\n",
    "cover_image": "/images/posts/lake-murray-dock-care-1200.webp",
    "cover_alt": "Simple drawing of a wooden dock with a ladder and a small boat on a calm lake",
    "author": "Midlands Exterior Cleaning",
    "tags": [
      "docks",
      "lake murray",
      "wood care"
    ],
    "meta_description": "How to clean a Lake Murray dock without harming the lake: safety steps, care by material, bird droppings and the best time of year to wash.",
    "status": "published",
    "published_at": "2026-11-09T14:00:00+00:00",
    "created_by": null,
    "deleted_at": null,
    "created_at": "2026-11-09T14:00:00+00:00",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "25ecb3f0-d03f-5d2f-af1a-528bb4fd1383",
    "slug": "pollen-season-midlands",
    "title": "Pollen Season in the Midlands: When to Wash",
    "excerpt": "Pine pollen turns the Midlands yellow each spring. See a rough calendar, what to rinse while it falls, and why late April and May are the best weeks for a full house wash.",
    "body": "Every spring, the Midlands turns yellow. Cars, porches, pools and roofs all get the same coat. It is one of the few cleaning problems here that comes on a schedule, so a little planning saves you from doing the work twice.\n\n## What the yellow dust is\n\nMost of what you can see is pine pollen. Pines grow all over the Midlands, and each tree lets go of huge amounts of pollen to be carried by the wind. The grains are large for pollen, and there are so many that they show up on every flat surface.\n\nPine pollen is not the worst of it for many noses. Oaks and other hardwoods bloom in the same weeks. Their pollen is finer, harder to see and often harder on people with allergies. Oaks also drop brown, stringy tassels called catkins, and those pile up on roofs, decks and gutter guards.\n\n### A rough calendar\n\n| Time | What falls | What to do |\n| --- | --- | --- |\n| Late winter | Early tree pollen, such as cedar and elm | Clear the gutters before the rush |\n| March into April | Pine pollen, often heaviest from late March | Rinse the porch, hold the big wash |\n| April | Oak pollen and tassels | Sweep the tassels, clear the drains |\n| Late April and May | The last of the tree pollen | Wash the house, deck and windows |\n| Late summer into fall | Ragweed and other weed pollen | Rinse screens and sills as needed |\n\nThe dates shift with the weather. A warm February can bring the pines on early. A cold March can hold them back.\n\n## Why it is worth washing off\n\nDry pollen looks harmless, and by itself it mostly is. The trouble starts when it gets wet and sits.\n\n- **It feeds mildew.** Pollen is plant matter. When it lodges in siding laps, porch corners and window tracks, it feeds mold and mildew through the humid summer.\n- **It gets slick.** Wet pollen on steps, composite decks and docks makes a thin film underfoot.\n- **It clogs.** Pollen, tassels and shingle grit mix into a paste in gutters and downspouts.\n- **It smears.** Wiping dry pollen with a dry cloth grinds it into cushions and can scratch glossy paint.\n\n## Wait for the right week\n\nThe best rule is simple: do not pay for a full wash in the middle of pine season. A clean house gets dusted again within days. For most years, late April and May work best. By then the pines are done and the summer growth has not taken hold.\n\nHow can you tell the season is over? Set a dark plate or a clean, dark piece of outdoor plastic on the porch rail. If it stays clean for a few dry, breezy days, the heavy fall has passed. Also look at the driveway after a rain. When the puddles stop leaving yellow rings, you are close.\n\nThere are fair reasons to wash sooner. A home sale, a wedding or a family visit will not wait for the trees. In that case, wash what people see and touch, and plan on a rinse later.\n\n## What to do while it falls\n\nYou can keep ahead of the mess with light work.\n\n1. Rinse the porch, steps and rails with a garden hose. Start at the top.\n2. Rinse cushions and let them dry, or store them until May.\n3. Keep the windows shut on dry, windy days.\n4. Rinse window screens before you open up the house.\n5. Sweep tassels off the deck before rain glues them down.\n6. Change the filter in your heating and cooling system.\n\nUse water first and a brush second. A soft brush and a drop of mild dish soap handle most of what the hose leaves. A leaf blower moves dry pollen, but it also puts it back into the air, so skip it if anyone nearby has asthma.\n\n## What a spring wash should cover\n\nA good spring visit works from the top down, because everything above falls on what is below.\n\n- **Gutters first.** Flush out the paste of tassels and pollen. Our [gutter cleaning questions](/faq/gutter-cleaning) explain how often a wooded lot needs it.\n- **Then the walls.** A [house washing](/services/house-washing) removes the pollen and the mildew it feeds. It usually takes 2-4 hours, and the results last 1-2 years.\n- **Then the glass.** Wash windows after the siding, never before.\n- **Then decks and furniture.** Rinse the boards along the grain. [Outdoor furniture cleaning](/services/outdoor-furniture-cleaning) gets the film out of mesh, wicker and table tops.\n- **Driveway and walks last.** By now, all the runoff has landed there.\n\n## One more tip\n\nBook ahead. Half the neighborhood looks at its yellow porch in the same week and has the same thought. Scheduling is usually within 2-5 days, but the first warm, clear weeks after the pollen fill early. If you have a date in mind, [ask for a quote](/contact) while the pines are still blooming, and aim for the first open spot after they quit.\n",
    "cover_image": "/images/posts/pollen-season-midlands-1200.webp",
    "cover_alt": "Simple drawing of a pine branch shedding yellow pollen over the porch of a house",
    "author": "Midlands Exterior Cleaning",
    "tags": [
      "pollen",
      "house washing",
      "seasons"
    ],
    "meta_description": "A homeowner guide to pine and oak pollen around Columbia, SC: when it falls, what to rinse, and when a full spring wash is worth it.",
    "status": "published",
    "published_at": "2026-07-06T14:00:00+00:00",
    "created_by": null,
    "deleted_at": null,
    "created_at": "2026-07-06T14:00:00+00:00",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "93d56b03-a4e0-5369-a061-4885057e91a7",
    "slug": "red-clay-driveway-stains",
    "title": "How to Get Red Clay Stains Off a Driveway",
    "excerpt": "Red clay leaves an orange haze because it carries iron oxide into the pores of concrete. Here is what works, what ruins the slab, and how to keep the clay from coming back.",
    "body": "If you live north or west of Columbia, you know the color. It shows up on the driveway after a hard rain, on the garage floor after yard work, and on the lower courses of brick after a new bed goes in. Red clay is a different stain from plain dirt, and it needs a different plan.\n\n## Why our clay stains\n\nThe Fall Line runs through the Columbia area. South and east of it, the ground is mostly sand. North and west of it lies the Piedmont, where old rock has weathered into heavy red clay. Irmo, Chapin and much of Newberry and Fairfield counties sit on that side.\n\nThe red comes from iron oxide, the same family of minerals as rust. The clay particles are extremely fine. Concrete looks solid, but it is full of tiny pores, so muddy water carries the color down below the surface. When the water dries, the pigment stays.\n\nThat is why a garden hose takes off the mud but leaves an orange shadow. The dirt is gone. The iron is not.\n\n### It is not always clay\n\nSeveral stains look alike, and each one has its own fix.\n\n| Stain | Where it shows | Clue |\n| --- | --- | --- |\n| Red clay | Low spots, edges, tire tracks | Orange haze, worst after rain |\n| Fertilizer rust | Spots and freckles near the lawn | Appears soon after feeding the grass |\n| Well water rust | Fan shapes in reach of the sprinklers | Repeats the arc of the spray |\n| Metal rust | Under furniture, tools or grills | Matches the shape of the object |\n| Leaf tannin | Under oaks | Brown, often in leaf shapes |\n\n## What not to do\n\nGood intentions ruin a lot of concrete. Skip these:\n\n- **Do not start with bleach.** Bleach kills algae and mildew. It does not dissolve iron, and it can make a rust stain harder to remove.\n- **Do not pour on muriatic acid.** It eats the surface of the concrete, leaves it rough and can burn you, your plants and nearby metal.\n- **Do not blast one spot.** A narrow jet held close carves lines in the slab that never wash out.\n- **Do not scrub dry mud with a wire brush.** It grinds the pigment in, and stray bits of steel leave rust of their own.\n- **Do not let it bake.** Each wet and dry cycle sets the stain a bit more.\n\n## What works\n\nFresh mud is the easy case. Let thick clods dry, lift them with a flat shovel, sweep, then rinse from the high side to the low side. Keep the rinse water on the lawn and out of the street drain.\n\nAn older stain takes more steps, in this order:\n\n1. **Sweep and rinse.** Take off all the loose clay first. If you skip this, you only make more red water.\n2. **Use a detergent.** A concrete cleaner helps float the fine particles up out of the pores. Scrub with a stiff nylon brush.\n3. **Wash evenly.** A surface cleaner is a round housing with spinning jets. It keeps the nozzles at one height, so the slab comes out without stripes. Pressure washing runs 2000-4000 PSI, and sound concrete can take it in trained hands.\n4. **Treat what is left.** A cleaner made for iron stains, often based on oxalic acid, changes the iron so it can rinse away. Test a small spot, follow the label, protect plants and rinse well.\n5. **Repeat if needed.** A deep stain may take a second pass.\n\nBe ready for an honest limit. A slab that has sat under clay for years may lighten a great deal and still keep a faint blush. New concrete needs extra care too, since it is weaker until it cures. Our [driveway pressure washing questions](/faq/driveway-pressure-washing) cover more of these cases.\n\n### Brick, stone and siding\n\nClay splashes on walls as well as on floors. Do not treat a wall like a driveway. High pressure can dig out soft, old mortar and force water behind siding. Walls call for low pressure and a cleaner that suits the surface. Acid cleaners can also discolor some brick and harm limestone and marble, so a test spot comes first.\n\n## Stop it from coming back\n\nCleaning treats the stain. The yard treats the cause.\n\n- Cover bare clay with grass, mulch or pine straw.\n- Put a strip of gravel or a low edging between a bed and the slab.\n- Turn downspouts away from bare ground, or add a splash block.\n- Fix the spot where water crosses the drive in a storm.\n- Ask builders to use a gravel entrance and a silt fence during work.\n- Once the slab is clean and dry, think about a penetrating concrete sealer. It slows the next stain and makes the next rinse easier.\n\n## What it costs\n\nWe price a driveway at $0.20-$0.35 per square foot, and most driveways come to $150-$300. Heavy iron stains add time, so send a photo if you can. See what our [driveway pressure washing](/services/driveway-pressure-washing) includes, add the front walk with [sidewalk cleaning](/services/sidewalk-cleaning), or [ask for a quote](/contact). The estimate is free.\n",
    "cover_image": "/images/posts/red-clay-driveway-stains-1200.webp",
    "cover_alt": "Simple drawing of a concrete driveway with an orange clay stain and a surface cleaner leaving a clean strip",
    "author": "Midlands Exterior Cleaning",
    "tags": [
      "red clay",
      "driveway",
      "concrete"
    ],
    "meta_description": "Why Piedmont red clay stains concrete, why bleach will not fix it, and the steps that lift the orange haze from a South Carolina driveway.",
    "status": "published",
    "published_at": "2026-08-10T14:00:00+00:00",
    "created_by": null,
    "deleted_at": null,
    "created_at": "2026-08-10T14:00:00+00:00",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "31c7ecae-ff86-5c24-a392-2b457715c79a",
    "slug": "roof-algae-gloeocapsa-magma",
    "title": "Roof Algae: What Causes Black Streaks on Shingles",
    "excerpt": "Those dark streaks on your shingles are most likely Gloeocapsa magma, a living growth. Learn how to tell it from moss, why a pressure washer is wrong and how to slow its return.",
    "body": "Walk down almost any older street in the Midlands and look up. Many of the roofs wear dark streaks that run from the ridge toward the gutters. People often take them for soot, dirt or worn-out shingles. Most of the time they are alive.\n\n## What the black streaks are\n\nThe usual cause is *Gloeocapsa magma*. It is a cyanobacterium, an old kind of life that most people call blue-green algae. Its cells reach the roof on the wind, on birds and on falling leaves. Once there, the algae makes its own food from light, but it also needs moisture, warmth and a few minerals. The Midlands supplies moisture and warmth for much of the year. The shingles can supply minerals, because most asphalt shingles contain ground limestone as a filler.\n\nThe dark color is a sunscreen. Each colony makes a pigmented coat that shields it from ultraviolet light. When cells die, the dark coats stay behind. Rain carries cells and pigment downhill, and that is why you see streaks and not spots.\n\n### Why one side is worse\n\n- **North slopes** get less sun, so dew and rain dry slowly.\n- **Shaded slopes** under oaks and pines stay damp for the same reason.\n- **Low-pitched roofs** shed water more slowly than steep ones.\n- **Roofs near a lake or river** often sit in damp morning air.\n\nLook just below metal flashing, a vent or a chimney cap. You may see a clean strip there. Rain washes tiny amounts of zinc or copper off the metal, and the algae does not like either one.\n\n## Algae, moss, lichen or something else\n\nNot every mark on a roof is algae. This table helps you tell them apart from the ground.\n\n| What you see | Likely cause | What to do |\n| --- | --- | --- |\n| Long black or dark brown streaks | *Gloeocapsa magma* | Soft wash |\n| Thick green cushions, often in shade | Moss | Soft wash, then let it die and loosen |\n| Flat, pale green or gray circles | Lichen | Soft wash; marks may stay for a while |\n| Brown patches under a limb | Leaf tannin | Clear the debris first, then wash |\n| Bare dark spots with grit in the gutter | Lost granules | Call a roofer |\n\nMoss matters more than algae for the life of the roof. It holds water like a sponge, and it can lift the edges of shingles as it grows. Lichen grips the granules hard, so nobody should scrape it off.\n\n## Does it harm the roof?\n\nAlgae does not make a roof leak. The main trouble is how it looks. A streaked roof also soaks up more of the sun''s heat than a clean, light one. Over time, growth keeps the surface damp and gives moss and lichen a place to start. Some buyers and home inspectors also read a black roof as an old roof, even when the shingles have years left.\n\nSo it pays to know what you have before you price a new roof. If the shingles lie flat and still hold their granules, a wash may be all they need.\n\n## How to clean it without harm\n\nNever let anyone use a pressure washer on asphalt shingles. The jet strips off the granules, and the granules are what protect the asphalt from the sun. A stiff brush does similar damage. The trade group for shingle makers warns against both.\n\nThe right way is a soft wash. A soft wash is under 500 PSI, and the cleaning comes from the solution: sodium hypochlorite (the active part of bleach) with a surfactant that helps it cling. Here is what a careful job looks like:\n\n1. Look over the roof for loose, brittle or missing shingles.\n2. Clear the gutters so the runoff can leave.\n3. Soak the plants and the grass below with plain water.\n4. Apply the solution in even passes, and give it time to work.\n5. Keep watering the beds while the roof drips.\n6. Rinse the plants, the walls and the downspout outlets again.\n\nAlgae turns pale almost at once. Moss and lichen die but let go slowly, as rain and weather loosen them. Our [roof washing](/services/roof-washing) follows these steps. Most roof cleanings cost $350-$550, and size, pitch, height and heavy moss set the price.\n\n## How to slow the next growth\n\nYou cannot keep algae out of the air, but you can make your roof a harder place to live.\n\n- Trim limbs that hang over the roof, so it dries faster.\n- Blow or lift off leaves and pine straw, above all in the valleys.\n- Keep the gutters open. A [gutter cleaning](/services/gutter-cleaning) stops wet debris from creeping up under the shingle edge.\n- Ask a roofer about zinc or copper strips near the ridge.\n- When you reroof, choose algae-resistant shingles. Copper in their granules slows the growth.\n\nWet shingles are slick, and a fall from a roof can kill. Use binoculars or a phone camera to check yours from the yard. You can read more in our [roof washing questions](/faq/roof-washing), or [ask for a quote](/contact) and we will tell you if a wash makes sense.\n",
    "cover_image": "/images/posts/roof-algae-gloeocapsa-magma-1200.webp",
    "cover_alt": "Simple drawing of a shingle roof with dark streaks running down one slope and a clean slope beside it",
    "author": "Midlands Exterior Cleaning",
    "tags": [
      "roof",
      "algae",
      "soft washing"
    ],
    "meta_description": "Black roof streaks in the Midlands are usually Gloeocapsa magma algae. See how to spot it, clean shingles safely and slow the next growth.",
    "status": "published",
    "published_at": "2026-06-08T14:00:00+00:00",
    "created_by": null,
    "deleted_at": null,
    "created_at": "2026-06-08T14:00:00+00:00",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "9a4ea1a5-ac6c-5f85-8e44-57c017b9bdcd",
    "slug": "soft-washing-vs-pressure-washing",
    "title": "Soft Washing vs Pressure Washing: Which One to Use",
    "excerpt": "One method cleans with a solution and low pressure, the other with force. This guide goes surface by surface, so you know what to ask for before anyone sprays your house.",
    "body": "Both methods use a hose, a pump and water. Both leave a house cleaner than it was. But they clean in different ways, and the wrong one can cost you a wall, a roof or a deck. Here is how to tell which one a surface needs.\n\n## The short answer\n\nPressure washing cleans with force. Soft washing cleans with a solution, and the water only carries it and rinses it off.\n\n| | Soft washing | Pressure washing |\n| --- | --- | --- |\n| Pressure | Under 500 PSI | 2000-4000 PSI |\n| What does the work | Sodium hypochlorite and a surfactant | The force of the water |\n| Best at | Algae, mildew, mold | Packed dirt, mud, loose grime |\n| Good for | Roofs, siding, trim, old brick, screens | Sound concrete, pavers and stone |\n| Main risk | Plants, if nobody waters them | Cut wood, lost mortar, leaks |\n| Cost of a house | $300-$600, about 10-20% more | Typical house washing is $200-$600 |\n\nIf it grows, soft wash it. If it is packed on something hard, pressure may be the better tool. Most houses need some of each.\n\n## How soft washing works\n\nThe green film on a north wall and the black streaks on a roof are living things. Force can knock the top off them, but it leaves the rest in the pores and laps, and the growth soon comes back. A soft wash kills it.\n\nThe solution has two main parts. Sodium hypochlorite, the active part of household bleach, kills algae, mold and mildew. A surfactant, which is a kind of soap, helps the mix cling to a wall and get under the film. The crew wets the plants, applies the mix, gives it a short time to work and rinses it with low pressure. Strength depends on the surface. A roof takes a stronger mix than vinyl.\n\n### What it will not do\n\nSoft washing is not magic. It does little for:\n\n- red clay, rust and fertilizer stains, which are iron\n- oil and grease\n- the white, salty bloom on brick called efflorescence\n- oxidation, the chalk on old vinyl, aluminum and paint\n- the tar-like dots of artillery fungus from mulch\n\nEach of these has its own treatment, and some never come off all the way. Be wary of anyone who says one mix does it all.\n\n## How pressure washing works\n\nA pressure washer pushes water through a small nozzle. The jet breaks dirt loose from hard surfaces. On a driveway, the crew most often uses a surface cleaner, a spinning bar under a round cover that keeps the jets at one height. That gives an even finish without zebra stripes.\n\nPressure has limits. Clean concrete can still hold algae in its pores, so a good crew often treats the slab with solution as well. Oil needs a degreaser first. See [oil stain removal](/services/oil-stain-removal) for that one.\n\n## Surface by surface\n\n- **Asphalt shingles:** soft wash only. A pressure washer strips off the granules that protect the shingles from the sun.\n- **Vinyl siding:** soft wash. High pressure aimed upward drives water behind the panels.\n- **Painted wood:** soft wash. Force lifts paint and raises the grain. Homes built before 1978 may have lead paint, so loose paint there calls for lead-safe care, not a jet.\n- **Brick:** soft wash in most cases. Old houses may have soft lime mortar that a jet can dig out.\n- **Stucco:** soft wash. Check for cracks before any water goes on.\n- **Wood decks and docks:** low pressure, a cleaner made for wood and a wide fan along the grain. Too much force leaves furry boards.\n- **Composite decks:** low pressure and the maker''s care guide.\n- **Concrete drives and walks:** pressure, with a surface cleaner.\n- **Windows and screens:** a soft brush, plain water and no jet.\n\n## Plants, pets and people\n\nA soft wash is safe when the crew takes care. Bleach solution can brown leaves, so plants need plenty of water before, during and after the job. Covers help with delicate ones, but only for a short time in our heat. Keep pets and children inside until everything is rinsed and dry. Move cushions and rugs, cover fish ponds and shut the windows.\n\nPressure brings other dangers. A jet can cut skin to the bone, and a strong wand can throw a person off a ladder. Never use one from a ladder.\n\n## Questions to ask any company\n\n1. Which method will you use on my roof, and why?\n2. How do you protect my plants?\n3. What will you do about stains that washing does not remove?\n4. Are you licensed and insured?\n5. Do you test a small area first?\n\nClear answers tell you a lot. So does a crew that says no to pressure on shingles without being pushed.\n\n## How long it lasts\n\nA proper house wash lasts 1-2 years here. Shade, tall trees and water nearby shorten that. A sunny, open lot stretches it. You can read what our [soft washing](/services/soft-washing) includes, browse all the questions in our [main FAQ](/faq), or [ask for a quote](/contact). We will look at each surface and tell you which method it needs.\n",
    "cover_image": "/images/posts/soft-washing-vs-pressure-washing-1200.webp",
    "cover_alt": "Simple drawing of a house split in two halves, one with a gentle spray on the wall and one with a strong jet on the drive",
    "author": "Midlands Exterior Cleaning",
    "tags": [
      "soft washing",
      "pressure washing",
      "house washing"
    ],
    "meta_description": "Soft washing or pressure washing? Compare pressure, cost and risk, and see which one suits roofs, siding, brick, decks and concrete.",
    "status": "published",
    "published_at": "2026-09-14T14:00:00+00:00",
    "created_by": null,
    "deleted_at": null,
    "created_at": "2026-09-14T14:00:00+00:00",
    "updated_at": "2026-11-20T08:00:00+00:00"
  },
  {
    "old_slugs": [],
    "id": "b5760a1d-6fe1-5261-86f4-c854e1cc8856",
    "slug": "when-to-clean-gutters",
    "title": "When to Clean Gutters in the Midlands",
    "excerpt": "Pines, water oaks and spring tassels all drop on their own schedule. Match your gutter cleaning to the trees over your roof, and learn the signs that you have waited too long.",
    "body": "Gutters have one job: to move rain away from the house. In the Midlands they do it under a steady fall of pine straw, oak leaves, tassels and pollen. The best time to clean them depends on what grows over your roof.\n\n## The two dates that suit most homes\n\nFor a typical lot with some trees, clean the gutters twice a year.\n\n- **Late November or December**, once most leaves are down.\n- **Late spring**, once the pollen and the oak tassels have dropped.\n\nIf you only do it once, choose the fall date. Wet leaves that sit all winter turn to muck, and the weight pulls on the hangers.\n\nDo not rush the fall visit. Many of our oaks let go late. Water oaks and willow oaks can hold leaves well into winter, so a cleaning in October may only last until Thanksgiving.\n\n## Match the schedule to your trees\n\n| What stands near the roof | What it drops | A sensible plan |\n| --- | --- | --- |\n| Tall pines | Needles most of the year, the most in fall | Two or three times a year |\n| Water oaks, willow oaks, red oaks | Leaves late fall into winter, tassels in spring | December and late spring |\n| Live oaks | Old leaves in spring as new ones come in | Late spring, with a check in fall |\n| Sweetgums | Leaves in fall, spiky balls in winter | Late fall and a winter check |\n| Southern magnolias | Big, tough leaves, the most in spring | Late spring, with a check in fall |\n| No trees close by | Shingle grit, pollen, bird nests | Once a year |\n\nA house under both pines and oaks takes the busier plan. Pine needles do not look like much, but they weave into a mat that stops water and catches everything else.\n\n## Think about storms\n\nSummer storms here can drop a lot of rain in a short time. Atlantic hurricane season runs from June through November, and tropical systems can soak the Midlands even when the coast takes the wind. A gutter that handles a drizzle may spill over in a downpour.\n\nSo treat late spring as more than a tidy-up. It is how you get ready for the season of hard rain. After any storm with high wind, walk around the house and look for limbs and clumps of straw at the downspouts.\n\n## Signs you have waited too long\n\nYou can see most of these from the ground:\n\n- water running over the front edge in a rain\n- plants or small trees growing in the gutter\n- a gutter that sags or pulls away from the board behind it\n- peeling paint or dark, soft wood on the fascia or soffit\n- a trench in the mulch, or clay and sand splashed on the wall\n- mosquitoes near the roof edge, which breed in standing water\n- damp spots in the crawl space or basement after rain\n\nThe last one deserves quick action. Water that falls next to the foundation can settle the soil, wet the crawl space and feed mold. On red clay it also splashes iron stains onto brick and siding.\n\n## What a proper cleaning includes\n\nScooping leaves is only half of it. A good job should cover these steps:\n\n1. Set the ladder on firm, level ground and check for power lines.\n2. Lift the debris out by hand or vacuum, and bag it.\n3. Clear the roof valleys that feed the gutter.\n4. Flush each run with water and watch it drain.\n5. Flush every downspout until it runs freely.\n6. Look for loose hangers, open joints and wrong slope.\n7. Rinse the splashes off the walls below.\n\nOur [gutter cleaning](/services/gutter-cleaning) reaches 3 stories. It costs $125-$250 for most homes. Length, height, roof pitch and packed debris set the price.\n\n### The black stripes outside\n\nCleaning the inside does nothing for the dark stripes on the face of the gutter. That is grime bonded to the paint, and it needs a special cleaner and hand brushing. Ask for it as an extra if it bothers you.\n\n## What about gutter guards?\n\nGuards help with big leaves. They do not end the work. Needles slip through or mat on top, and fine grit settles underneath. Plan on a look once a year. If you are choosing guards for a pine lot, ask the seller how needles come off and how the guard lifts for cleaning.\n\n## Doing it yourself\n\nA one-story house on flat ground can be a fair job for a careful person. Keep these rules:\n\n- Have someone hold the ladder.\n- Keep your belt buckle between the rails, and move the ladder often.\n- Wear gloves and eye protection. Nests, screws and wasps all live up there.\n- Do not lean the ladder on the gutter itself. Use a standoff.\n- Stay off wet roofs, and never work near the wire that feeds the house.\n\nLeave tall, steep or sloped sites to people with the right gear.\n\n## Pair it with other work\n\nGutters come first, before any wash below them. If the roof has black streaks, do the [roof washing](/services/roof-washing) in the same visit, since the runoff needs a clear path. Read our [gutter cleaning questions](/faq/gutter-cleaning) for more, or [ask for a quote](/contact). There is no travel fee in our service area.\n",
    "cover_image": "/images/posts/when-to-clean-gutters-1200.webp",
    "cover_alt": "Simple drawing of a roof edge with leaves and pine needles in the gutter and water flowing from the downspout",
    "author": "Midlands Exterior Cleaning",
    "tags": [
      "gutters",
      "trees",
      "seasons"
    ],
    "meta_description": "The best times to clean gutters around Columbia, SC, by the trees over your roof, plus the warning signs and what a full cleaning covers.",
    "status": "published",
    "published_at": "2026-10-12T14:00:00+00:00",
    "created_by": null,
    "deleted_at": null,
    "created_at": "2026-10-12T14:00:00+00:00",
    "updated_at": "2026-11-20T08:00:00+00:00"
  }
]')
on conflict (id) do nothing;

