import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DataError, showValue } from '#model/rows/issue.ts';

/**
 * The file of the business's logo, whose path on the site is `logo`, in the public folder of a project. Throws a
 * DataError if there is no such file.
 */
export function logoFile(logo: string, root = '.'): string {
  const file = join(root, 'public', logo);
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  throw new DataError([
    {
      file: join(root, 'data', 'catalogue', 'business.json'),
      row: '-',
      field: 'logo',
      value: showValue(logo),
      expected: 'the path of a file in public/; move the picture there, or enter the path of another one',
    },
  ]);
}
