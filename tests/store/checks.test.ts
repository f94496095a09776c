import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Store, startStore } from '#tests/support/store.ts';
import { line } from '#model/rows/fields.ts';
import { type TableName, TABLES } from '#model/rows/tables.ts';
import { isCitySlug, slugSuffix, STATES } from '#model/state.ts';
import { isCover, pictureOfFile, uploadedPicture } from '#model/picture.ts';
import { FILE_NAMES } from '#tests/support/picture-names.ts';
import { SEED } from '#tests/support/seeded-rows.ts';

let store: Store;
beforeAll(async () => {
  store = await startStore({ seed: SEED });
});
afterAll(() => store.stop());

/** Runs a statement and rolls it back. Resolves with the violated constraint or column, or 'accepted'. */
async function violation(sql: string, values: (string | number | null)[] = []): Promise<string> {
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    await client.query(sql, values);
    return 'accepted';
  } catch (error) {
    const { constraint, column, message } = error as { constraint?: string; column?: string; message: string };
    return constraint ?? column ?? message;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const CITY = "(select id from public.cities where slug = 'columbia-south-carolina')";

describe('a check rejects', () => {
  test.each([
    ['Bad Slug-south-carolina', 'cities_slug'],
    ['a/b-south-carolina', 'cities_slug'],
    ['double--hyphen-south-carolina', 'cities_slug'],
    ['columbia', 'cities_slug'],
    ['columbia-south-carolina', 'cities_slug_key'],
    [null, 'slug'],
  ])('a city’s slug %j', async (slug, by) => {
    expect(await violation('insert into public.cities (name, slug) values ($1, $2)', ['New', slug])).toBe(by);
  });

  test.each([
    ['empty', ''],
    ['blank', '   '],
    ['of two lines', 'New\nTown'],
    ['with a control character', 'New\u0007'],
    ['with a bidirectional control character', 'New\u202enwoT'],
    ['of 100 kB', 'x'.repeat(100_000)],
  ])('a name %s', async (_, name) => {
    expect(
      await violation('insert into public.cities (name, slug) values ($1, $2)', [name, 'new-south-carolina']),
    ).toBe('cities_name');
    const values = [name, 'new'];
    expect(
      await violation(`insert into public.neighborhoods (city_id, name, slug) values (${CITY}, $1, $2)`, values),
    ).toBe('neighborhoods_name');
    expect(await violation('insert into public.services (name, slug, display_name) values ($1, $2, $2)', values)).toBe(
      'services_name',
    );
    expect(await violation('insert into public.posts (title, slug, author) values ($1, $2, $2)', values)).toBe(
      'posts_title',
    );
  });

  test.each([
    [91, 0, 'cities_latitude'],
    [0, -181, 'cities_longitude'],
    [34, null, 'cities_coordinates'],
  ])('coordinates %d, %d', async (latitude, longitude, by) => {
    const sql =
      "insert into public.cities (name, slug, latitude, longitude) values ('New', 'new-south-carolina', $1, $2)";
    expect(await violation(sql, [latitude, longitude])).toBe(by);
  });

  test.each([
    ['landmarks', '{"name": "Not a list"}'],
    ['landmarks', '["not an object"]'],
    ['roads', '[{"title": "No name"}]'],
    ['roads', '[{"name": ""}]'],
    ['local_businesses', '[{"name": 7}]'],
    ['local_businesses', '[null]'],
    ['old_slugs', '{a/b/c}'],
    ['old_slugs', '{{a},{b}}'],
    ['old_slugs', '{NULL}'],
  ])('%s %s', async (column, json) => {
    const sql = `insert into public.neighborhoods (city_id, name, slug, ${column}) values (${CITY}, 'New', 'new', $1)`;
    expect(await violation(sql, [json])).toBe(`neighborhoods_${column}`);
  });

  test('two neighborhoods of a city with one slug, one without a city, and deleting a city with neighborhoods', async () => {
    const sql = `insert into public.neighborhoods (city_id, name, slug) values ($1, 'Shandon', 'shandon')`;
    expect(await violation(sql.replace('$1', CITY))).toBe('neighborhoods_city_slug_key');
    expect(await violation(sql.replace('$1', 'gen_random_uuid()'))).toBe('neighborhoods_city_id_fkey');
    expect(await violation('delete from public.cities')).toBe('neighborhoods_city_id_fkey');
  });

  test.each([
    ['status, meta_description', "'gone', 'A sample.'", 'posts_status'],
    ['status, meta_description', "'scheduled', 'A sample.'", 'posts_time'],
    ['status', "'published'", 'posts_described'],
    ['cover_image', "'/images/a.webp'", 'posts_cover_described'],
    ['tags', "array['']", 'posts_tags'],
    ['old_slugs', "array['a/b']", 'posts_old_slugs'],
    ['body', "repeat('x', 200001)", 'posts_body'],
    ['published_at', "'infinity'", 'posts_published_at'],
    ['published_at', "'-infinity'", 'posts_published_at'],
    ['published_at', "'1969-12-31 23:59:59+00'", 'posts_published_at'],
    ['published_at', "'10000-01-01 00:00+00'", 'posts_published_at'],
    ['tags', "array[array['a', 'b']]", 'posts_tags'],
    ['old_slugs', "array[array['a'], array['b']]", 'posts_old_slugs'],
  ])('a post whose %s is %s', async (column, value, by) => {
    expect(
      await violation(
        `insert into public.posts (slug, title, author, ${column}) values ('new', 'New', 'Sample', ${value})`,
      ),
    ).toBe(by);
  });
});

/** The columns of a new row of each table, as SQL. */
const NEW_ROWS = {
  cities: { name: "'New'", slug: "'new-south-carolina'" },
  services: { name: "'New'", display_name: "'New'", slug: "'new'" },
  neighborhoods: { name: "'New'", slug: "'new'", city_id: CITY },
  posts: { title: "'New'", author: "'Sample'", slug: "'new'" },
} as const;

/** Whether the store takes a new row with $1 in this column, written as `sql`. */
async function takes(table: TableName, column: string, text: string, sql = '$1'): Promise<boolean> {
  const row = { ...NEW_ROWS[table], [column]: sql };
  const columns = Object.keys(row).join(', ');
  const into = `insert into public.${table} (${columns}) values (${Object.values(row).join(', ')})`;
  return (await violation(into, [text])) === 'accepted';
}

describe('the store and the site agree on', () => {
  test.each([
    ...STATES.map((state) => `springfield${slugSuffix(state)}`),
    'south-carolina',
    'springfield',
    'springfield-ontario',
    'constructor',
  ])('the city slug %j', async (slug) => {
    const accepted = TABLES.cities.shape.slug.safeParse(slug).success;
    const sql = 'insert into public.cities (name, slug) values ($1, $2)';
    expect((await violation(sql, ['New', slug])) === 'accepted').toBe(accepted);
  });

  test.each(['index', '404', 'constructor', 'columbia-south-carolina', 'snow-guards', 'a--b', 'Index'])(
    'the service slug %j',
    async (slug) => {
      const sql = `insert into public.services (slug, name, display_name) values ($1, 'New', 'New')`;
      const accepted = TABLES.services.shape.slug.safeParse(slug).success;
      expect((await violation(sql, [slug])) === 'accepted').toBe(accepted);
    },
  );

  test.each(['washing', 'columbia-south-carolina', 'washing-in-virginia', 'a/b', ''])(
    'the old slug %j of a service',
    async (slug) => {
      const accepted = TABLES.services.shape.old_slugs.safeParse([slug]).success && !isCitySlug(slug);
      expect(await takes('services', 'old_slugs', slug, 'array[$1]')).toBe(accepted);
    },
  );

  test.each([
    'shandon',
    'columbia-south-carolina/shandon',
    'a/b/c',
    'a/',
    '/a',
    '/',
    '',
    'Columbia/shandon',
    'index',
    'a/constructor',
    'x'.repeat(81),
  ])('the old slug %j of a neighborhood', async (slug) => {
    const sql = `insert into public.neighborhoods (city_id, name, slug, old_slugs) values (${CITY}, 'New', 'new', array[$1])`;
    const accepted = TABLES.neighborhoods.shape.old_slugs.safeParse([slug]).success;
    expect((await violation(sql, [slug])) === 'accepted').toBe(accepted);
  });

  test.each([
    ' ',
    '\u00a0',
    '\u2003\u3000',
    '\ufeff',
    '\u1680\u202f\u205f',
    '\u00a0Shandon\u3000',
    'Five\u00a0Points',
    '\u200b',
    ' \u00ad\u2060',
    'Soft\u00adwash',
    'St. Matthew’s',
    'Łódź',
  ])('the name %j', async (name) => {
    const accepted = TABLES.cities.shape.name.safeParse(name).success;
    const sql = `insert into public.cities (slug, name) values ('new-south-carolina', $1)`;
    expect((await violation(sql, [name])) === 'accepted').toBe(accepted);
  });

  test('which characters are visible, of which a name needs one', async () => {
    // The Basic Multilingual Plane without surrogates, and the blocks beyond it with invisible characters.
    const codes = [
      [0x1, 0xd7ff],
      [0xe000, 0xffff],
      [0x1bc00, 0x1bcff],
      [0x1d100, 0x1d1ff],
      [0x1f300, 0x1f3ff],
      [0xe0000, 0xe11ff],
    ].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
    const { rows } = await store.pool.query<{ code: number }>(
      'select code from unnest($1::integer[]) as code where private.is_line(chr(code), 1)',
      [codes],
    );
    const accepted = codes.filter((code) => line(2).safeParse(String.fromCodePoint(code)).success);
    expect(rows.map(({ code }) => code)).toEqual(accepted);
  });

  test.each([
    ...STATES.flatMap(({ name, abbreviation }) => [`Camden, ${name}`, `Camden, ${abbreviation.toLowerCase()}`]),
    'Camden,N.C.',
    'Camden,\u00a0NC',
    'Camden, NC 29020-1234, USA',
    ' Camden, NC,\u3000',
    'Camden, NC 2902',
    'Camden, NCX',
    'Camden NC',
    'a, and b and c, or d',
    'The Pines, in Town',
    'Virginia',
  ])('the name of a place %j', async (name) => {
    for (const table of ['cities', 'neighborhoods'] as const) {
      const accepted = TABLES[table].shape.name.safeParse(name).success;
      expect(await takes(table, 'name', name), table).toBe(accepted);
    }
  });

  describe.each([
    'undefined',
    '[object Object]',
    ' \u00a0NaN\u3000',
    'Near undefined',
    'undefined,',
    '[object Map] Park',
    'éundefined',
    'undefined_',
    'Nan Park',
    'undefinedly',
    '[object]',
    'UNDEFINED',
    'null',
    ' None\u3000',
    'N/A',
    '#n/a',
    '#REF!',
    'Null Road',
    'Nan',
    'N/A Street',
  ])('what a failed import may write, %j,', (text) => {
    test.each([
      ['cities', 'name'],
      ['cities', 'county'],
      ['services', 'name'],
      ['services', 'display_name'],
      ['services', 'description'],
      ['neighborhoods', 'name'],
      ['neighborhoods', 'county'],
      ['posts', 'title'],
      ['posts', 'excerpt'],
      ['posts', 'body'],
      ['posts', 'cover_alt'],
      ['posts', 'author'],
      ['posts', 'meta_description'],
    ] as const)('in %s.%s', async (table, column) => {
      const schemas: Readonly<Record<string, z.ZodType>> = TABLES[table].shape;
      expect(await takes(table, column, text)).toBe(schemas[column]!.safeParse(text).success);
    });

    test.each([
      ['posts', 'tags', 'array[$1]', [text]],
      ['neighborhoods', 'characteristics', 'array[$1]', [text]],
      ['neighborhoods', 'landmarks', "jsonb_build_array(jsonb_build_object('name', $1::text))", [{ name: text }]],
      ['neighborhoods', 'roads', "jsonb_build_array(jsonb_build_object('name', $1::text))", [{ name: text }]],
      [
        'neighborhoods',
        'local_businesses',
        "jsonb_build_array(jsonb_build_object('name', $1::text))",
        [{ name: text }],
      ],
    ] as const)('in the list %s.%s', async (table, column, sql, list) => {
      const schemas: Readonly<Record<string, z.ZodType>> = TABLES[table].shape;
      expect(await takes(table, column, text, sql)).toBe(schemas[column]!.safeParse(list).success);
    });
  });

  test.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1969-12-31T23:59:59Z', '2026-11-20T10:00:00+05:00'])(
    'the date %j',
    async (at) => {
      const sql = `insert into public.posts (slug, title, author, published_at) values ('new', 'New', 'Sample', $1)`;
      const accepted = TABLES.posts.shape.published_at.safeParse(at).success;
      expect((await violation(sql, [at])) === 'accepted').toBe(accepted);
    },
  );

  test.each(FILE_NAMES)('the file name %j', async (name) => {
    const { rows } = await store.pool.query<Record<'own' | 'small', boolean>>(
      'select private.is_picture($1, false) as own, private.is_picture($1, true) as small',
      [name],
    );
    const own = uploadedPicture(name) !== null;
    expect(rows).toEqual([{ own, small: !own && pictureOfFile(name) !== null }]);
  });

  test.each([
    ...FILE_NAMES.map((name) => `/images/uploads/${name}`),
    '/images/posts/roof-algae-gloeocapsa-magma-1200.webp',
    '/images/posts/roof-algae-gloeocapsa-magma-800.webp',
    '/images/posts/../og/home-1200.webp',
    '/images/posts/Roof-1200.webp',
    '/images/a.webp',
    'https://elsewhere.example/images/posts/a-1200.webp',
    '//elsewhere.example/images/posts/a-1200.webp',
    'javascript:alert(1)',
    'data:image/webp;base64,AAAA',
    ' /images/posts/a-1200.webp',
    '/images/posts/a-1200.webp\n',
    '',
  ])('the cover path %j', async (path) => {
    const sql = `insert into public.posts (slug, title, author, cover_image, cover_alt) values ('new', 'New', 'Sample', $1, 'A roof')`;
    expect(await violation(sql, [path])).toBe(isCover(path) ? 'accepted' : 'posts_cover_image');
  });
});
