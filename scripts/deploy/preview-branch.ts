import { execFileSync } from 'node:child_process';

/** Where hosts and GitHub name the branch of a deploy. */
const BRANCHES = ['GITHUB_REF_NAME', 'CF_PAGES_BRANCH', 'VERCEL_GIT_COMMIT_REF', 'BRANCH'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The first of some variables that is set. */
const firstOf = (environment: Environment, names: readonly string[]): string | null =>
  names.map((name) => environment[name] ?? '').find((value) => value !== '') ?? null;

/** The branch that is deployed: the one that a host or GitHub names, or else the working copy's (`local`). */
export const deployedBranch = (environment: Environment, local: string | null): string | null =>
  firstOf(environment, BRANCHES) ?? local;

/** The branch of the working copy; null without git, or when no branch is checked out. */
export function localBranch(): string | null {
  try {
    return execFileSync('git', ['symbolic-ref', '--quiet', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/**
 * The branch of a deploy that makes a preview beside the public site; null for a deploy of the public site. Vercel
 * (VERCEL_ENV) and Netlify (CONTEXT) name the kind of a deploy. Elsewhere every branch but PRODUCTION_BRANCH makes a
 * preview, as on Cloudflare Pages; without that variable none does.
 * Sources: vercel.com/docs/environment-variables/system-environment-variables,
 * docs.netlify.com/build/configure-builds/environment-variables,
 * developers.cloudflare.com/pages/configuration/preview-deployments.
 */
export function previewBranch(environment: Environment, local: string | null = null): string | null {
  const [branch, kind] = [deployedBranch(environment, local), firstOf(environment, ['VERCEL_ENV', 'CONTEXT'])];
  if (kind !== null) return kind === 'production' ? null : (branch ?? kind);
  const production = firstOf(environment, ['PRODUCTION_BRANCH']);
  return production === null || branch === production ? null : branch;
}
