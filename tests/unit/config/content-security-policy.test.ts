import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#config/content-security-policy.ts';

describe('the policy in the pages', () => {
  it('allows only the site itself when nothing is configured', () => {
    expect(contentSecurityPolicy({})).toEqual({
      directives: ["default-src 'self'", "img-src 'self' data:", "connect-src 'self'"],
      scriptDirective: { resources: ["'self'"] },
      styleDirective: { resources: ["'self'"] },
    });
  });

  it.each([
    ['https://hook.example:8443/quotes?key=1', "connect-src 'self' https://store.example https://hook.example:8443"],
    ['https://store.example/functions/quote', "connect-src 'self' https://store.example"],
  ])('adds the origins of the store and of the webhook %s, each once and without a path', (webhook, connect) => {
    const { directives } = contentSecurityPolicy({
      PUBLIC_SUPABASE_URL: 'https://store.example/',
      PUBLIC_QUOTE_WEBHOOK_URL: webhook,
    });
    expect(directives).toEqual(["default-src 'self'", "img-src 'self' data: https://store.example", connect]);
  });

  it('adds exactly the hosts of a configured pixel', () => {
    const { directives, scriptDirective } = contentSecurityPolicy({ PUBLIC_META_PIXEL_ID: '123' });
    expect(scriptDirective).toEqual({ resources: ["'self'", 'https://connect.facebook.net'] });
    expect(directives).toContain("img-src 'self' data: https://www.facebook.com");
    expect(directives).toContain("connect-src 'self' https://connect.facebook.net https://www.facebook.com");
  });

  it('repeats no directive of the header, and allows nothing unsafe', () => {
    const text = JSON.stringify(contentSecurityPolicy({ PUBLIC_META_PIXEL_ID: '123' }));
    expect(text).not.toMatch(/frame-ancestors|base-uri|object-src|form-action|unsafe|\*/);
  });
});
