import { expect, it } from 'vitest';
import { previewBranch } from '#scripts/deploy/preview-branch.ts';

it.each([
  ['by hand', {}, null],
  ['by hand, with a production branch', { PRODUCTION_BRANCH: 'main' }, null],
  ['in the workflow, on the production branch', { GITHUB_REF_NAME: 'main', PRODUCTION_BRANCH: 'main' }, null],
  ['in the workflow, on another branch', { GITHUB_REF_NAME: 'new-header', PRODUCTION_BRANCH: 'main' }, 'new-header'],
  ['in a workflow that names no production branch', { GITHUB_REF_NAME: 'new-header', PRODUCTION_BRANCH: '' }, null],
  ['on Cloudflare, of another branch', { CF_PAGES_BRANCH: 'new-header', PRODUCTION_BRANCH: 'main' }, 'new-header'],
  ['on Netlify, for visitors', { CONTEXT: 'production', BRANCH: 'live' }, null],
  ['on Netlify, of a pull request', { CONTEXT: 'deploy-preview', BRANCH: 'new-header' }, 'new-header'],
  ['on Vercel, for visitors', { VERCEL_ENV: 'production', VERCEL_GIT_COMMIT_REF: 'main' }, null],
  ['on Vercel, from the command line', { VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_REF: '' }, 'preview'],
])('a deploy %s is of the public site, or a preview of its branch', (_name, environment, branch) => {
  expect(previewBranch(environment)).toBe(branch);
});

it.each([
  ['another branch makes a preview', 'new-header', { PRODUCTION_BRANCH: 'main' }, 'new-header'],
  ['the production branch is of the public site', 'main', { PRODUCTION_BRANCH: 'main' }, null],
  ['a branch is of the public site where no production branch is named', 'new-header', {}, null],
])('by hand, a deploy of %s', (_says, local, environment, branch) => {
  expect(previewBranch(environment, local)).toBe(branch);
});
