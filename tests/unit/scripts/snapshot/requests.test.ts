import { expect, test } from 'vitest';
import { SELECTED } from '#scripts/snapshot/requests.ts';
import { FIELDS, TABLE_NAMES } from '#scripts/snapshot/table-file.ts';

test.each(TABLE_NAMES)('What is asked of %s is what its schema knows, in its order', (table) => {
  const asked = SELECTED[table].replace(', city:cities(slug, name)', '').split(', ');
  expect(asked).toEqual(FIELDS[table]);
});
