import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Business } from '#model/business.ts';
import { DataError, type Issue, showValue } from '#model/rows/issue.ts';

const publicFile = (path: string, root: string): string => join(root, 'public', path);

/** The issue of a path in business.json that leads to no file of the public folder; none if it does. */
function missingFileIssues(field: string, path: string, root: string): Issue[] {
  if (statSync(publicFile(path, root), { throwIfNoEntry: false })?.isFile()) return [];
  return [
    {
      file: join(root, 'data', 'catalogue', 'business.json'),
      row: '-',
      field,
      value: showValue(path),
      expected: 'the path of a file in public/; move the file there, or enter the path of another one',
    },
  ];
}

/**
 * The file of the business's logo, whose path on the site is `logo`, in the public folder of a project. Throws a
 * DataError if there is no such file.
 */
export function logoFile(logo: string, root = '.'): string {
  const issues = missingFileIssues('logo', logo, root);
  if (issues.length > 0) throw new DataError(issues);
  return publicFile(logo, root);
}

/** The facts whose files `checkBusinessFiles` looks for. */
type FactsWithFiles = Pick<Business, 'logo' | 'crew' | 'insuranceCertificate'>;

/**
 * Throws a DataError that names each file of the business's facts that is missing from the public folder of a project:
 * the logo, the pictures of the crew and the insurance certificate.
 */
export function checkBusinessFiles({ logo, crew = [], insuranceCertificate }: FactsWithFiles, root = '.'): void {
  const issues = [
    ...missingFileIssues('logo', logo, root),
    ...(insuranceCertificate === undefined
      ? []
      : missingFileIssues('insuranceCertificate', insuranceCertificate, root)),
    ...crew.flatMap(({ picture }, index) =>
      picture === null ? [] : missingFileIssues(`crew.${index}.picture`, picture, root),
    ),
  ];
  if (issues.length > 0) throw new DataError(issues);
}
