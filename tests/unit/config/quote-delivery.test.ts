import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#config/content-security-policy.ts';
import { type Environment, readEnvironment } from '#config/environment.ts';
import { headerRules } from '#config/headers.ts';
import { DELIVERY_WAYS, quoteDelivery, RELAY_PATH } from '#config/quote-delivery.ts';

const WEBHOOK = { PUBLIC_QUOTE_WEBHOOK_URL: 'https://hook.example/quotes' };
const STORE = { PUBLIC_SUPABASE_URL: 'https://store.example/', PUBLIC_SUPABASE_ANON_KEY: 'anon' };

/** What the two parts of the policy allow for leads: requests of scripts, and forms. */
const allowed = (environment: Environment) => ({
  connect: contentSecurityPolicy(environment).directives?.find((directive) => directive.startsWith('connect-src')),
  form: /form-action [^;]+/.exec(headerRules(environment)[0]!.headers['Content-Security-Policy'] ?? '')?.[0],
});

describe('the delivery of the quote form', () => {
  it('is the webhook unless another way is chosen, and nothing without a webhook', () => {
    expect(quoteDelivery(readEnvironment({ ...WEBHOOK, ...STORE }))).toEqual({
      way: 'webhook',
      address: WEBHOOK.PUBLIC_QUOTE_WEBHOOK_URL,
    });
    expect(quoteDelivery(readEnvironment(STORE))).toBeNull();
  });

  it('by way of the store is its function submit_lead, with the anonymous key', () => {
    expect(quoteDelivery(readEnvironment({ PUBLIC_QUOTE_DELIVERY: 'store', ...WEBHOOK, ...STORE }))).toEqual({
      way: 'store',
      address: 'https://store.example/rest/v1/rpc/submit_lead',
      key: 'anon',
    });
  });

  it('by way of the relay has an address on the site itself, and needs no other variable', () => {
    expect(quoteDelivery(readEnvironment({ PUBLIC_QUOTE_DELIVERY: 'relay' }))).toEqual({
      way: 'relay',
      address: RELAY_PATH,
    });
  });

  it.each<[way: string, set: Record<string, string>, missing: string]>([
    ['webhook', STORE, 'PUBLIC_QUOTE_WEBHOOK_URL: set it'],
    ['store', WEBHOOK, 'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY: set them'],
    ['store', { PUBLIC_SUPABASE_URL: 'https://store.example' }, 'PUBLIC_SUPABASE_ANON_KEY: set it'],
  ])('by way of the %s is refused with the names of the variables that it lacks', (way, set, missing) => {
    expect(() => readEnvironment({ PUBLIC_QUOTE_DELIVERY: way, ...set })).toThrow(
      `PUBLIC_QUOTE_DELIVERY is "${way}", which needs ${missing}, or choose another way.`,
    );
  });

  it('is refused by any other name', () => {
    expect(() => readEnvironment({ PUBLIC_QUOTE_DELIVERY: 'email' })).toThrow(
      `PUBLIC_QUOTE_DELIVERY: is "email", expected ${DELIVERY_WAYS.slice(0, 2).join(', ')} or ${DELIVERY_WAYS[2]}`,
    );
  });
});

describe('the policy of the pages', () => {
  it.each<[way: string, environment: Record<string, string>, connect: string, form: string]>([
    ['webhook', WEBHOOK, "connect-src 'self' https://hook.example", "form-action 'self' https://hook.example"],
    [
      'store',
      { ...STORE, ...WEBHOOK },
      "connect-src 'self' https://store.example",
      "form-action 'self' https://store.example",
    ],
    ['relay', WEBHOOK, "connect-src 'self'", "form-action 'self'"],
    ['relay', { ...STORE, ...WEBHOOK }, "connect-src 'self' https://store.example", "form-action 'self'"],
  ])('by way of the %s allows leads to go there and nowhere else', (way, environment, connect, form) => {
    expect(allowed(readEnvironment({ PUBLIC_QUOTE_DELIVERY: way, ...environment }))).toEqual({ connect, form });
  });
});
