import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { READING_GRADE } from '#scripts/audit/uniqueness/gates.ts';
import { readBuildInput } from '#data/site.ts';
import { builtPaths, DIST } from '#tests/support/built-site.ts';

// The build reads .env too, so the files may contain its anonymous key.
if (existsSync('.env')) process.loadEnvFile('.env');
const anonKey = process.env['PUBLIC_SUPABASE_ANON_KEY'];
const report = await auditFolder(DIST, { model: readBuildInput().model, anonKey });

it('the audit has no findings on the built site', () => {
  expect(report.pages).toBe(builtPaths().length);
  expect(report.checks.filter(({ count }) => count > 0)).toEqual([]);
});

// Stricter than the audit, which accepts easier text on the pages of places that an owner adds.
it('every page about a place has a reading grade of 6 to 9', () => {
  const { from, to } = READING_GRADE;
  expect(report.uniqueness.pages.length).toBeGreaterThan(2800);
  expect(report.uniqueness.pages.filter(({ grade }) => grade < from || grade > to)).toEqual([]);
});
