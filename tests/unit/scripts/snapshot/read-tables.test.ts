import { expect, test } from 'vitest';
import { SELECTED } from '#scripts/snapshot/read-tables.ts';
import { FIELDS, TABLE_NAMES } from '#scripts/snapshot/table-file.ts';

test.each(TABLE_NAMES)('the select clause of %s names the fields of its schema, in their order', (table) => {
  const fields = SELECTED[table].replace(', city:cities(slug, name)', '').split(', ');
  expect(fields).toEqual(FIELDS[table]);
});
