import { expect, it } from 'vitest';
import { auditFolder } from '#audit/audit.ts';
import { readBuildInput } from '#data/site.ts';
import { builtPaths, DIST } from '../support/built-site.ts';

it('finds nothing wrong on any page of the built site', async () => {
  const report = await auditFolder(DIST, readBuildInput().model);
  expect(report.pages).toBe(builtPaths().length);
  expect(report.checks.filter(({ count }) => count > 0)).toEqual([]);
});
