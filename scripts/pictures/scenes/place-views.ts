import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import type { HouseFinish } from '#scripts/pictures/houses/materials.ts';
import type { PlaceView } from './place-scene.ts';

const RED_BRICK: HouseFinish = {
  wall: 'brick',
  tone: PALETTE.wall,
  cover: 'shingles',
  roof: PALETTE.shingle,
  door: PALETTE.ink,
  shutter: PALETTE.ink,
};
const DARK_BRICK: HouseFinish = {
  wall: 'brick',
  tone: '#96503f',
  cover: 'shingles',
  roof: '#6b6259',
  door: PALETTE.water,
  shutter: '#efe6d3',
};
const PALE_BRICK: HouseFinish = {
  wall: 'brick',
  tone: '#d9c7ae',
  cover: 'shingles',
  roof: '#70685f',
  door: PALETTE.brick,
  shutter: PALETTE.pine,
};
const WHITE_BOARD: HouseFinish = {
  wall: 'lap',
  tone: '#f3efe4',
  cover: 'shingles',
  roof: '#56646a',
  door: PALETTE.brick,
  shutter: PALETTE.ink,
};
const WHITE_METAL: HouseFinish = {
  wall: 'lap',
  tone: '#f1eee2',
  cover: 'metal',
  roof: '#8c9b9c',
  door: PALETTE.water,
  shutter: PALETTE.pine,
};
const BLUE_BOARD: HouseFinish = {
  wall: 'lap',
  tone: '#b7cdd1',
  cover: 'shingles',
  roof: '#55616a',
  door: PALETTE.brick,
  shutter: PALETTE.river,
};
const SAGE_BOARD: HouseFinish = {
  wall: 'lap',
  tone: '#c3cfb2',
  cover: 'metal',
  roof: '#7d8a86',
  door: PALETTE.brick,
  shutter: '#37533f',
};
const BUTTER_BOARD: HouseFinish = {
  wall: 'lap',
  tone: '#efdca9',
  cover: 'shingles',
  roof: '#6d6257',
  door: PALETTE.pine,
  shutter: PALETTE.pine,
};
const TEAL_BATTEN: HouseFinish = {
  wall: 'battens',
  tone: '#5f858c',
  cover: 'metal',
  roof: '#59656b',
  door: PALETTE.sun,
  shutter: PALETTE.ink,
};
const CLAY = '#d8b394';
const SAND = '#e6d9ba';

const view = (
  background: PlaceView['background'],
  house: PlaceView['house'],
  finish: HouseFinish,
  trees: PlaceView['trees'],
  warmth: number,
  seed: number,
  drive?: string,
): PlaceView => ({ background, house, finish, trees, warmth, seed, ...(drive === undefined ? {} : { drive }) });

/** The region pack (data/catalogue/region) whose places are drawn here. */
const DRAWN_PACK = 'midlands';

/** Whether the places of a region pack are drawn: a town elsewhere may have the name of one of ours. */
export const hasPlaceViews = (pack: string | null): boolean => pack === DRAWN_PACK;

/**
 * The view of each city by its short slug, chosen to fit the city's catalogue entry.
 * Forest Acres is a hub, not a city, but has a view for its hero.
 */
const VIEWS: Readonly<Record<string, PlaceView>> = {
  aiken: view('pasture', 'cottage', WHITE_BOARD, ['oak', 'magnolia'], 0.4, 11, SAND),
  'batesburg-leesville': view('street', 'cottage', BLUE_BOARD, ['oak', 'magnolia'], 0.3, 12),
  blythewood: view('pasture', 'two-story', WHITE_BOARD, ['pine', 'oak'], 0.2, 13),
  camden: view('pasture', 'two-story', WHITE_METAL, ['magnolia', 'oak'], 0.7, 14, SAND),
  cayce: view('river', 'ranch', DARK_BRICK, ['oak', 'palmetto'], 0.3, 15),
  chapin: view('lake', 'lake', TEAL_BATTEN, ['pine', 'pine'], 0.2, 16, CLAY),
  columbia: { ...view('skyline', 'ranch', RED_BRICK, ['oak', 'palmetto'], 0.3, 17), visited: true },
  'forest-acres': { ...view('oaks', 'ranch', PALE_BRICK, ['oak', 'oak'], 0.5, 18), visited: true },
  gilbert: view('orchard', 'cottage', WHITE_METAL, ['oak', 'pine'], 0.6, 19, SAND),
  irmo: view('lake', 'two-story', { ...RED_BRICK, door: PALETTE.brick }, ['pine', 'oak'], 0.4, 20, CLAY),
  lexington: { ...view('pines', 'two-story', BLUE_BOARD, ['pine', 'magnolia'], 0.2, 21), visited: true },
  'little-mountain': view('hill', 'cottage', WHITE_METAL, ['oak', 'oak'], 0.4, 22, CLAY),
  newberry: view('street', 'cottage', BUTTER_BOARD, ['magnolia', 'oak'], 0.6, 23, CLAY),
  north: view('fields', 'ranch', PALE_BRICK, ['pine', 'oak'], 0.5, 24, SAND),
  orangeburg: view('river', 'ranch', WHITE_BOARD, ['oak', 'magnolia'], 0.6, 25),
  pelion: view('fields', 'ranch', RED_BRICK, ['pine', 'pine'], 0.7, 26, SAND),
  'pine-ridge': view('pines', 'ranch', DARK_BRICK, ['pine', 'pine'], 0.3, 27, SAND),
  prosperity: view('lake', 'cottage', SAGE_BOARD, ['oak', 'pine'], 0.4, 28, CLAY),
  ridgeway: view('street', 'cottage', SAGE_BOARD, ['pine', 'oak'], 0.2, 29),
  saluda: view('fields', 'cottage', BUTTER_BOARD, ['oak', 'pine'], 0.4, 30, CLAY),
  silverstreet: view('pasture', 'ranch', BUTTER_BOARD, ['oak', 'oak'], 0.6, 31, CLAY),
  'south-congaree': view('pasture', 'ranch', SAGE_BOARD, ['pine', 'oak'], 0.3, 32, SAND),
  springdale: { ...view('oaks', 'ranch', RED_BRICK, ['oak', 'oak'], 0.1, 33), visited: true },
  'st-matthews': view('fields', 'two-story', WHITE_BOARD, ['oak', 'oak'], 0.7, 34, SAND),
  sumter: view('oaks', 'two-story', PALE_BRICK, ['oak', 'palmetto'], 0.4, 35),
  swansea: view('fields', 'cottage', BLUE_BOARD, ['pine', 'oak'], 0.5, 36, SAND),
  'west-columbia': view('bridge', 'cottage', SAGE_BOARD, ['oak', 'palmetto'], 0.6, 37),
  winnsboro: view('street', 'two-story', RED_BRICK, ['oak', 'magnolia'], 0.5, 38, CLAY),
};

/** A brick ranch among oaks, which could be anywhere. */
export const ANY_TOWN = view('oaks', 'ranch', RED_BRICK, ['oak', 'pine'], 0.3, 40);

/**
 * The view of a city, by its slug without -south-carolina; a brick ranch among oaks if it has none of its
 * own.
 */
export const cityView = (shortSlug: string): PlaceView => VIEWS[shortSlug] ?? ANY_TOWN;

const HUB_VIEWS: Readonly<Record<string, PlaceView>> = {
  'irmo-sc': view('lake', 'ranch', RED_BRICK, ['pine', 'oak'], 0.6, 41, CLAY),
  'cayce-sc': view('river', 'cottage', DARK_BRICK, ['oak', 'palmetto'], 0.6, 42),
  'forest-acres-sc': view('oaks', 'ranch', WHITE_BOARD, ['oak', 'magnolia'], 0.3, 43),
};

/** The view on a hub's card: another house than the view of the city there. */
export const hubView = (hubSlug: string): PlaceView => HUB_VIEWS[hubSlug] ?? ANY_TOWN;
