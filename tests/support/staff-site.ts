import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { type LiteBackend, startLite } from '#scripts/backend/lite.ts';
import { serveCached } from '#scripts/preview/caching-proxy.ts';
import type { PreviewServer } from '#scripts/preview/serve.ts';
import type { Database } from '#model/rows/database.ts';
import { atWorkerEnd, perWorker } from './per-worker.ts';
import { placeSharedBuild } from './shared-build.ts';
import { fillStore, type Person, PEOPLE, type PersonName } from './staff-people.ts';
import { type StaffRows, staffRows } from './staff-rows.ts';
import { DESKTOP } from './visitor.ts';
import { openProfiles } from './worker-browser.ts';

/** How long starting the backend and building the site may take before it counts as stuck, milliseconds. */
const BUILD_MS = 300_000;

/**
 * A small site with its staff area, built for a backend with sign-in and storage that goes on after the
 * build.
 */
export interface StaffSite {
  /** The address of the site, without a slash at the end. */
  readonly url: () => string;
  /** The address of the backend. */
  readonly storeUrl: () => string;
  /** The backend's key for everybody. */
  readonly anonKey: () => string;
  /** The backend past every policy: for looking at rows, and for what somebody else does meanwhile. */
  readonly owner: () => SupabaseClient<Database>;
  /** The accounts: an admin, three editors, and somebody who is no staff. Their ids are known by then. */
  readonly people: () => Readonly<Record<PersonName, Person>>;
  /**
   * The rows that the site was built from and that the store holds before each test; drafts and bin in the
   * store only.
   */
  readonly rows: () => StaffRows;
  /** A fresh profile; without a service worker, unless asked for. */
  readonly profile: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page of a fresh profile in which nobody has signed in. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /**
   * A page of a fresh profile in which somebody has signed in, not opened yet: for tests that are not about
   * signing in.
   */
  readonly memberPage: (who: PersonName, options?: BrowserContextOptions) => Promise<Page>;
  /**
   * Signs somebody in by the form, on a page of `visitor`, and waits until `next`, a path of the staff area,
   * is open.
   */
  readonly signIn: (page: Page, who: PersonName, next?: string) => Promise<void>;
  /** The texts of the emails that were sent to an address, the oldest first. */
  readonly emails: (address: string) => readonly string[];
}

interface Email {
  readonly to: string;
  readonly text: string;
}

interface Started {
  readonly backend: LiteBackend;
  readonly server: PreviewServer;
  readonly owner: SupabaseClient<Database>;
  readonly people: Record<PersonName, Person>;
  readonly emails: Email[];
  readonly rows: StaffRows;
}

/**
 * Starts a backend (scripts/backend/lite.ts) with rows and accounts, and serves the small site that is built
 * for it.
 */
const start = perWorker(async (): Promise<Started> => {
  const emails: Email[] = [];
  const backend = await startLite({
    port: 0,
    webhookPort: 0,
    keep: undefined,
    show: () => undefined,
    onCleanup: atWorkerEnd,
    onEmail: ({ to, text = '' }) => emails.push({ to, text }),
  });
  const rows = staffRows();
  const settings = { PUBLIC_SUPABASE_URL: backend.url, PUBLIC_SUPABASE_ANON_KEY: backend.anonKey };
  const folder = await placeSharedBuild({ rows, settings });
  const owner = createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } });
  const people = await fillStore(backend, owner, rows);
  return { backend, server: await serveCached(folder), owner, people, emails, rows };
});

/**
 * The worker's staff site for the tests of one file: the small site with a backend that holds the rows of
 * staff-rows.ts and the accounts of staff-people.ts. The posts stand as at first before each test; profiles
 * end with it. Accounts and the table of staff are every file's: a test that changes them has one of its own
 * there.
 */
export function useStaffSite(): StaffSite {
  let site: Started;
  const profiles = openProfiles();
  beforeAll(async () => {
    site = await start();
  }, BUILD_MS);
  afterEach(async () => {
    await profiles.close();
    await site.owner.from('posts').delete().not('id', 'is', null).throwOnError();
    await site.owner.from('posts').insert(site.rows.posts).throwOnError();
  });

  const profile = (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
    profiles.open({ baseURL: site.server.url, viewport: DESKTOP, serviceWorkers: 'block', ...options });
  // A context of its own, so that a test may open a second tab in it.
  const visitor = async (options?: BrowserContextOptions): Promise<Page> => (await profile(options)).newPage();

  return {
    url: () => site.server.url,
    storeUrl: () => site.backend.url,
    anonKey: () => site.backend.anonKey,
    owner: () => site.owner,
    people: () => site.people,
    rows: () => site.rows,
    profile,
    visitor,
    memberPage: async (who, options = {}) => {
      const { email, password } = site.people[who];
      const client = createClient(site.backend.url, site.backend.anonKey, { auth: { persistSession: false } });
      const { data } = await client.auth.signInWithPassword({ email, password });
      // Where supabase-js keeps it in a browser.
      const kept = { name: 'sb-127-auth-token', value: JSON.stringify(data.session) };
      const storageState = { cookies: [], origins: [{ origin: site.server.url, localStorage: [kept] }] };
      return visitor({ storageState, ...options });
    },
    signIn: async (page, who, next = '/admin') => {
      const { email, password } = site.people[who];
      await page.goto(`/admin/login?${new URLSearchParams({ next }).toString()}`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL((url) => url.pathname + url.search === next);
    },
    emails: (address) => site.emails.filter(({ to }) => to === address).map(({ text }) => text),
  };
}

export { PEOPLE };
