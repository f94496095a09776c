import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { UNKNOWN_LANDSCAPE, type Landscape } from '#model/landscape.ts';
import { isCharacteristic } from '#model/characteristic.ts';
import { EMPTY_MAP, MAP_PICTURES, type RegionMap } from '#model/region.ts';
import { closestMatch, type Issue, issuesOf, showValue } from '#model/rows/issue.ts';
import { errorMap } from '#model/rows/parse.ts';
import { latitude, line, longitude, prose, slug } from '#model/rows/fields.ts';
import { readJson, subfolders } from '#data/files.ts';

const point = z.tuple([latitude.unwrap(), longitude.unwrap()], 'a point: [latitude, longitude]').readonly();
const ground = z.object({ card: line(60), sentence: line(200) });

/** data/catalogue/region/<pack>/landscape.json */
const landscapeFile = z.object({
  waters: z.array(z.object({ name: line(60), points: z.array(point).min(1, 'at least one point') })),
  groundLine: z
    .object({
      name: line(40),
      legend: line(80),
      source: prose(400),
      points: z
        .array(point)
        .min(2, 'at least two points')
        .refine(
          (points) => points.every(([, east], index) => index === 0 || points[index - 1]![1] < east),
          'points from west to east',
        ),
      withinMiles: z.number().positive('a distance above 0'),
      north: ground,
      along: ground,
      south: ground,
    })
    .nullable(),
  advice: z.array(
    z.object({
      characteristic: z.string().refine(isCharacteristic, 'a word of src/model/characteristic.ts'),
      source: prose(800),
      question: line(160),
      advice: z.record(slug, prose(600)),
    }),
  ),
});

const position = z.tuple([longitude.unwrap(), latitude.unwrap()], 'a position: [longitude, latitude]').readonly();
const bounds = z.object({ west: z.number(), east: z.number(), south: z.number(), north: z.number() });
const pointShape = z.object({ type: z.literal('Point'), coordinates: position });
const lineShape = z.object({
  type: z.literal('LineString'),
  coordinates: z.array(position).min(2, 'at least two positions'),
});
const outlineShape = z.object({
  type: z.literal('Polygon'),
  coordinates: z
    .array(z.array(position).min(4, 'at least four positions, the last equal to the first'))
    .length(1, 'one outline'),
});

/** A GeoJSON feature (RFC 7946) whose `kind` says what it is. */
const feature = <K extends string, P extends z.ZodRawShape, G extends z.ZodType>(kind: K, properties: P, geometry: G) =>
  z.object({ type: z.literal('Feature'), properties: z.object({ kind: z.literal(kind), ...properties }), geometry });

const mapFeature = z.union(
  [
    feature('lake', { name: line(60) }, outlineShape),
    feature('river', { name: line(60), breadth: z.union([z.literal(1), z.literal(2), z.literal(3)]) }, lineShape),
    feature('road', {}, lineShape),
    feature(
      'label',
      {
        text: line(40),
        sheet: z.enum(['area', 'town']),
        style: z.enum(['word-lake', 'word-river', 'word-line', 'word-road']),
        turn: z.number().optional(),
        from: z.enum(['from-385', 'from-700', 'from-1100']).optional(),
      },
      pointShape,
    ),
    feature('picture', { what: z.enum(MAP_PICTURES), half: z.tuple([z.number(), z.number()]).readonly() }, pointShape),
  ],
  'a lake (Polygon with name), a river (LineString with name and breadth 1 to 3), a road (LineString), a label or a picture (Point)',
);

/** data/catalogue/region/<pack>/map.geojson */
const mapFile = z.object({
  type: z.literal('FeatureCollection'),
  sheets: z
    .object({
      area: bounds,
      phonesEast: z.number(),
      town: bounds,
      key: bounds.pick({ west: true, south: true }),
      inset: bounds.pick({ west: true, north: true }),
    })
    .nullable()
    .default(null),
  features: z.array(mapFeature),
});

function toMap({ sheets, features }: z.infer<typeof mapFile>): RegionMap {
  const of = <K extends (typeof features)[number]['properties']['kind']>(kind: K) =>
    features.filter(
      (each): each is Extract<(typeof features)[number], { properties: { kind: K } }> => each.properties.kind === kind,
    );
  const at = ({ coordinates: [east, north] }: z.infer<typeof pointShape>) => ({ latitude: north, longitude: east });
  return {
    lakes: of('lake').map(({ properties, geometry }) => ({
      name: properties.name,
      shore: geometry.coordinates[0]!.slice(0, -1),
    })),
    rivers: of('river').map(({ properties: { name, breadth }, geometry }) => ({
      name,
      breadth,
      course: geometry.coordinates,
    })),
    roads: of('road').map(({ geometry }) => geometry.coordinates),
    labels: of('label').map(({ properties: { text, sheet, style, turn, from }, geometry }) => ({
      text,
      at: at(geometry),
      sheet,
      style,
      turn,
      from,
    })),
    pictures: of('picture').map(({ properties: { what, half }, geometry }) => ({ what, half, at: at(geometry) })),
    sheets:
      sheets === null
        ? null
        : { ...sheets, key: { ...sheets.area, ...sheets.key }, inset: { ...sheets.area, ...sheets.inset } },
  };
}

/** Reads a file of a pack; the fallback and an issue if it is missing or invalid. */
function readPackFile<S extends z.ZodType, T>(
  file: string,
  schema: S,
  convert: (content: z.infer<S>) => T,
  fallback: T,
  issues: Issue[],
): T {
  const result = readJson(file, 'restore it from the repository');
  if (!result.ok) {
    issues.push(result.issue);
    return fallback;
  }
  const parsed = schema.safeParse(result.value, { error: errorMap });
  if (parsed.success) return convert(parsed.data);
  issues.push(...issuesOf(parsed.error, file, '-', result.value));
  return fallback;
}

/** Reads the map of a region's pack: of places only without a pack, or if the pack has no map. */
export function readRegionMap(folder: string, pack: string | null, issues: Issue[]): RegionMap {
  const file = join(folder, pack ?? '', 'map.geojson');
  if (pack === null || !existsSync(file)) return EMPTY_MAP;
  return readPackFile(file, mapFile, toMap, EMPTY_MAP, issues);
}

/**
 * Reads the landscape of a pack. A pack that does not exist, or that is invalid, is an issue. Without a pack
 * nothing is known of the land.
 */
export function readLandscape(folder: string, pack: string | null, issues: Issue[]): Landscape {
  if (pack === null) return UNKNOWN_LANDSCAPE;
  const packs = subfolders(folder);
  if (!packs.includes(pack)) {
    const closest = closestMatch(pack, packs);
    const hint = closest === undefined ? '' : `; did you mean ${showValue(closest)}?`;
    issues.push({
      file: join(folder, '..', 'business.json'),
      row: '-',
      field: 'region.pack',
      value: showValue(pack),
      expected: `a folder of ${folder}, or null${hint}`,
    });
    return UNKNOWN_LANDSCAPE;
  }
  const file = join(folder, pack, 'landscape.json');
  return readPackFile(file, landscapeFile, (content) => content as Landscape, UNKNOWN_LANDSCAPE, issues);
}
