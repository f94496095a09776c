import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { READING_GRADE } from '#scripts/audit/uniqueness/gates.ts';
import { readBuildInput } from '#data/site.ts';
import { builtPaths, DIST } from '#tests/support/built-site.ts';

// The build read it too, and its anonymous key may stand in the files.
if (existsSync('.env')) process.loadEnvFile('.env');
const anonKey = process.env['PUBLIC_SUPABASE_ANON_KEY'];
const report = await auditFolder(DIST, { model: readBuildInput().model, anonKey });

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
