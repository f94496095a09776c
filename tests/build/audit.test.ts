import { expect, it } from 'vitest';
import { auditFolder } from '#audit/audit.ts';
import { READING_GRADE } from '#audit/uniqueness/gates.ts';
import { readBuildInput } from '#data/site.ts';
import { builtPaths, DIST } from '../support/built-site.ts';

const report = await auditFolder(DIST, readBuildInput().model);

it('finds nothing wrong on any page of the built site', () => {
  expect(report.pages).toBe(builtPaths().length);
  expect(report.checks.filter(({ count }) => count > 0)).toEqual([]);
});

// Stricter than the audit, which lets a page of an owner's new place read more easily.
it('finds every page about a place to read at grade 6 to 9', () => {
  const { from, to } = READING_GRADE;
  expect(report.uniqueness.pages.length).toBeGreaterThan(2800);
  expect(report.uniqueness.pages.filter(({ grade }) => grade < from || grade > to)).toEqual([]);
});
