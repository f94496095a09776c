import { randomUUID } from 'node:crypto';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { type LiteBackend, startLite } from '#scripts/backend/lite.ts';
import type { CachingProxy } from '#scripts/preview/caching-proxy.ts';
import type { Database } from '#model/rows/database.ts';
import { atWorkerEnd, perWorker } from './per-worker.ts';
import { serveSharedBuild } from './shared-build.ts';
import { fillStore, type Person, type PersonName } from './staff-people.ts';
import { type StaffRows, staffRows } from './staff-rows.ts';
import { DESKTOP } from './visitor.ts';
import { openProfiles } from './worker-browser.ts';

/** Timeout for starting the backend and building the site, in milliseconds. */
const BUILD_MS = 300_000;

/**
 * The small site with its staff area, and the running backend (rows, sign-in, storage) that it was built for.
 */
export interface StaffSite {
  /** The URL of the site, without a trailing slash. */
  readonly url: () => string;
  /** The URL of the backend. */
  readonly storeUrl: () => string;
  /** The backend's public key. */
  readonly anonKey: () => string;
  /** A client that bypasses all policies: to inspect rows, and to prepare them. */
  readonly owner: () => SupabaseClient<Database>;
  /** The accounts: an admin, three editors and one that is not staff. */
  readonly people: () => Readonly<Record<PersonName, Person>>;
  /** The rows in the store before each test. The site was built from them too, without drafts and bin. */
  readonly rows: () => StaffRows;
  /** Opens a new browser context; service workers are blocked by default. */
  readonly profile: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a page in a new context, signed out. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a blank page in a new context in which an account is signed in. */
  readonly memberPage: (who: PersonName, options?: BrowserContextOptions) => Promise<Page>;
  /** Signs an account in without a page: to act as another member. */
  readonly memberClient: (who: PersonName) => Promise<SupabaseClient<Database>>;
  /** Creates a member of staff for one test, whose second factor or password may change. */
  readonly addMember: (role: 'admin' | 'editor') => Promise<Person>;
  /** Signs in with the form on a page of `visitor`, and waits for `next`, a path of the staff area. */
  readonly signIn: (page: Page, who: PersonName, next?: string) => Promise<void>;
  /** Returns the texts of the emails sent to an address, oldest first. */
  readonly emails: (address: string) => readonly string[];
}

interface Email {
  readonly to: string;
  readonly text: string;
}

interface Started {
  readonly backend: LiteBackend;
  readonly server: CachingProxy;
  readonly owner: SupabaseClient<Database>;
  readonly people: Record<PersonName, Person>;
  readonly emails: Email[];
  readonly rows: StaffRows;
  /** The last session of each person who was signed in without the form. */
  readonly sessions: Map<PersonName, Session>;
}

/**
 * Starts a backend (scripts/backend/lite.ts) with rows and accounts, and serves the small site built for it.
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
  const owner = createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } });
  const people = await fillStore(backend, owner, rows);
  return {
    backend,
    server: await serveSharedBuild({ rows, settings }),
    owner,
    people,
    emails,
    rows,
    sessions: new Map(),
  };
});

/**
 * Signs a person in, unless the store still accepts the last session: checking the password takes 0.15 s of processor
 * time.
 */
async function sessionOf(who: PersonName, { backend, people, sessions }: Started): Promise<Session> {
  const { auth } = createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });
  const last = sessions.get(who);
  if (last !== undefined && (await auth.getUser(last.access_token)).error === null) return last;
  const { email, password } = people[who];
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  sessions.set(who, data.session);
  return data.session;
}

/**
 * Runs in each document of a member's context, and signs the member in before the first page of the site asks: once,
 * so that a sign-out lasts. Playwright's `storageState` would open a page of its own for it. A sandboxed frame has no
 * origin, and may not use storage.
 */
function storeSession({ origin, session }: { readonly origin: string; readonly session: string }): void {
  if (self.origin !== origin || localStorage.getItem('signed-in-by-test') !== null) return;
  localStorage.setItem('signed-in-by-test', 'yes');
  // The key under which supabase-js stores the session.
  localStorage.setItem('sb-127-auth-token', session);
}

/**
 * Provides the worker's staff site to one test file: the small site with a backend that has the rows of
 * staff-rows.ts and the accounts of staff-people.ts. Posts are reset and contexts closed after each test.
 * Accounts are shared by all files, so a test that changes an account needs one of its own.
 */
export function useStaffSite(): StaffSite {
  let site: Started;
  const profiles = openProfiles();
  const added: string[] = [];
  beforeAll(async () => {
    site = await start();
  }, BUILD_MS);
  afterEach(async () => {
    await profiles.close();
    if (added.length > 0) await site.owner.from('staff').delete().in('user_id', added.splice(0)).throwOnError();
    await site.owner.from('staff_settings').update({ require_second_factor: false }).eq('id', true).throwOnError();
    await site.owner.from('posts').delete().not('id', 'is', null).throwOnError();
    await site.owner.from('posts').insert(site.rows.posts).throwOnError();
  });

  const profile = (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
    profiles.open({ baseURL: site.server.url, viewport: DESKTOP, serviceWorkers: 'block', ...options });
  // In its own context, so that a test can open a second tab.
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
    memberPage: async (who, options) => {
      const context = await profile(options);
      await context.addInitScript(storeSession, {
        origin: site.server.url,
        session: JSON.stringify(await sessionOf(who, site)),
      });
      return context.newPage();
    },
    memberClient: async (who) => {
      const client = createClient<Database>(site.backend.url, site.backend.anonKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      await client.auth.setSession(await sessionOf(who, site));
      return client;
    },
    addMember: async (role) => {
      const person = {
        name: 'Nia Wells',
        role,
        email: `${randomUUID()}@example.com`,
        password: 'a long password of Nia',
      };
      const id = await site.backend.addAccount(person);
      await site.owner.from('staff').insert({ user_id: id, name: person.name, role }).throwOnError();
      added.push(id);
      return { id, ...person };
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
