import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Random, seeded } from './random.ts';

/** A lead as its visitor sent it last. */
export interface SentLead {
  /** Unlike that of any other lead. */
  readonly lastName: string;
  readonly phone: string;
  /** How often the visitor corrected the phone number after an error message. */
  readonly corrections: number;
  /** What happened to the visitor's tab or network. */
  readonly event: 'none' | 'tab closed' | 'offline';
}

/** Visitors who send leads. */
export interface Visits {
  readonly browser: Browser;
  /** The site's address without a trailing slash. */
  readonly site: string;
  readonly leads: number;
  /** How many visitors send at the same time, each in a profile of their own. */
  readonly visitors: number;
  /** Decides what happens to them. */
  readonly seed: number;
}

/** The profiles of visitors who have sent leads, some of which may still wait in their outboxes. */
export interface SentLeads {
  readonly leads: readonly SentLead[];
  /** Opens a page in each profile, `days` later by the clock, and resolves with the number of leads that still wait. */
  readonly revisit: (days: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The share of leads whose tab is closed as soon as they are in the outbox, and that are sent offline. */
const SHARES = { closed: 0.15, offline: 0.1 } as const;

/** The share of error messages after which the visitor corrects the phone number before sending again. */
const CORRECTED = 0.5;

/** How long a page may take for everything that it does about the outbox, milliseconds. */
const PATIENCE_MS = 300_000;

const TYPED = {
  firstName: 'Ada',
  email: 'ada@example.com',
  serviceType: 'House Washing',
  address: '1 Main Street',
  message: 'Black streaks on the north side.',
} as const;

/** Runs in each page first: announces each lead that is put into the outbox, by its phone number. */
function announceStoredLeads(): void {
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  IDBObjectStore.prototype.put = function (value: { readonly lead?: { readonly phone: string } }, key) {
    const { lead } = value;
    if (lead !== undefined)
      this.transaction.addEventListener('complete', () => {
        // The form sets its flag first.
        setTimeout(() => dispatchEvent(new CustomEvent('lead-stored', { detail: lead.phone })));
      });
    return put.call(this, value, key);
  };
}

/** Opens the form in a tab that stays on it: /thank-you does not load. */
async function openForm(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(announceStoredLeads);
  // Not by a route: intercepting requests takes a fifth of the processor time of a submission.
  await page.addInitScript(() => {
    navigation.addEventListener('navigate', (event) => {
      if (event.destination.url.endsWith('/thank-you')) event.preventDefault();
    });
  });
  await page.goto('/contact');
  await page.locator('form.quote-form [name=firstName]').focus();
  await page.locator('astro-island[data-hydrated=""] form.quote-form').waitFor();
  return page;
}

/**
 * Fills in the form and sends it, with the first phone number at first and the next one after each error, until no
 * error is shown; then restores the page as the Back button does. With `untilStored` it resolves as soon as the lead
 * is in the outbox, or was accepted without it. Resolves with the number of presses. Runs inside the page.
 */
async function submit({
  typed,
  phones,
  untilStored,
}: {
  readonly typed: Readonly<Record<string, string>>;
  readonly phones: readonly string[];
  readonly untilStored: boolean;
}): Promise<number> {
  const form = document.querySelector<HTMLFormElement>('form.quote-form');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!form || !button) throw new Error('The page has no quote form.');
  const shows = (selector: string): boolean => form.querySelector(selector) !== null;
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        watch.disconnect();
        resolve();
      };
      const watch = new MutationObserver(look);
      watch.observe(form, { subtree: true, childList: true, characterData: true, attributes: true });
      look();
    });
  const type = (name: string, value: string): void => {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const [name, value] of Object.entries(typed)) type(name, value);
  const stored = (phone: string): Promise<true> =>
    new Promise((resolve) => {
      addEventListener('lead-stored', ({ detail }: CustomEventInit<string>) => {
        if (detail === phone) resolve(true);
      });
    });
  const answered = async (): Promise<void> => {
    await until(() => button.textContent === 'Submitting...');
    await until(() => button.textContent !== 'Submitting...' && (shows('.form-success') || shows('.form-error')));
  };
  for (let presses = 0; ; presses += 1) {
    const phone = phones[presses] ?? '';
    const storing = stored(phone);
    type('phone', phone);
    button.click();
    if (untilStored) {
      // On a busy machine storing may take longer than the form waits for it: it then shows an error if the request
      // fails too, and its visitor tries again.
      const isStored = await Promise.race([storing, answered().then(() => false)]);
      if (isStored || shows('.form-success')) return presses + 1;
      continue;
    }
    await answered();
    if (shows('.form-error')) continue;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => !button.disabled);
    return presses + 1;
  }
}

/** More presses than any visitor needs: half of them fail. */
const MAX_PRESSES = 100;

/** The phone numbers of a lead's presses, of which about half are corrected. */
function phoneNumbers(at: number, random: Random): string[] {
  const phones: string[] = [];
  let corrections = 0;
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    if (press > 0 && random() < CORRECTED) corrections += 1;
    phones.push(`803 555 ${String(at).padStart(4, '0')} ${corrections}`);
  }
  return phones;
}

function drawEvent(random: Random): SentLead['event'] {
  const drawn = random();
  if (drawn < SHARES.closed) return 'tab closed';
  return drawn < SHARES.closed + SHARES.offline ? 'offline' : 'none';
}

/** One visitor sends leads, one after the other, from tabs of one profile. */
async function visit(context: BrowserContext, numbers: readonly number[], random: Random): Promise<SentLead[]> {
  const sent: SentLead[] = [];
  let page = await openForm(context);
  for (const number of numbers) {
    const lastName = `Visitor ${number}`;
    const event = drawEvent(random);
    const phones = phoneNumbers(number, random);
    if (event === 'offline') await context.setOffline(true);
    const presses = await page.evaluate(submit, {
      typed: { ...TYPED, lastName },
      phones,
      untilStored: event === 'tab closed',
    });
    const phone = phones[presses - 1]!;
    sent.push({ lastName, phone, corrections: new Set(phones.slice(0, presses)).size - 1, event });
    if (event === 'offline') await context.setOffline(false);
    if (event !== 'tab closed') continue;
    await page.close();
    page = await openForm(context);
  }
  await page.close();
  return sent;
}

/**
 * Waits until a page has nothing more to do about the outbox: it is empty, or nobody has held or wanted its lock for
 * a while. Resolves with the number of leads in it. Runs inside the page.
 */
async function settledOutbox(): Promise<number> {
  const count = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('quote-outbox');
      opening.onerror = () => reject(new Error('The outbox does not open.'));
      // No lead was ever stored here.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const counting = opening.result.transaction('leads').objectStore('leads').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  let [left, quiet] = [await count(), 0];
  while (left > 0 && quiet < 8) {
    const { held = [], pending = [] } = await navigator.locks.query();
    quiet = held.length + pending.length === 0 ? quiet + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 250));
    left = await count();
  }
  return left;
}

/** Sends leads through the form of a site, from several profiles at once. The caller closes them. */
export async function sendLeads({ browser, site, leads, visitors, seed }: Visits): Promise<SentLeads> {
  const contexts = await Promise.all(
    Array.from({ length: visitors }, () => browser.newContext({ baseURL: site, serviceWorkers: 'block' })),
  );
  const close = async (): Promise<void> => {
    await Promise.all(contexts.map((context) => context.close()));
  };
  try {
    const sent = await Promise.all(
      contexts.map((context, at) => {
        const numbers = Array.from({ length: leads }, (_, number) => number).filter(
          (number) => number % visitors === at,
        );
        return visit(context, numbers, seeded(seed + at));
      }),
    );
    // An empty outbox has nothing left to deliver, so its profile need not come back.
    const waiting = new Set(contexts);
    const revisit = async (days: number): Promise<number> => {
      const counts = await Promise.all(
        [...waiting].map(async (context) => {
          const page = await context.newPage();
          page.setDefaultTimeout(PATIENCE_MS);
          await page.clock.setFixedTime(Date.now() + days * DAY_MS);
          await page.goto('/faq');
          const left = await page.evaluate(settledOutbox);
          await page.close();
          if (left === 0) waiting.delete(context);
          return left;
        }),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    };
    return { leads: sent.flat(), revisit, close };
  } catch (error) {
    await close();
    throw error;
  }
}
