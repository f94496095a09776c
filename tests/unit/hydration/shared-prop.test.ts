import { describe, expect, it } from 'vitest';
import { withSharedProp } from '#hydration/shared-prop.ts';

const PRICES = { prop: 'prices', url: '/prices.json' };

/** An island as Astro writes it. */
const island = (props: string): string =>
  `<astro-island prefix="r3" component-url="/a.js" props="${props}" ssr client="interaction"><p>HTML</p></astro-island>`;

describe('a prop that an island shares', () => {
  it('leaves its HTML, which names the file; the other props stay as they are', () => {
    const html = island(
      '{&quot;prices&quot;:[0,&quot;a|b \\&quot;c\\&quot; &amp; d&quot;],&quot;name&quot;:[0,&quot;Tom&#39;s &lt;b&gt;&quot;]}',
    );
    expect(withSharedProp(html, PRICES)).toBe(
      island('{&quot;name&quot;:[0,&quot;Tom&#39;s &lt;b&gt;&quot;]}').replace(
        'props=',
        'data-props="/prices.json" props=',
      ),
    );
  });

  it('has to be one: an island without it would hydrate with a prop that its component does not know', () => {
    expect(() => withSharedProp(island('{}'), PRICES)).toThrow('shares prices in /prices.json has no such prop');
    expect(() => withSharedProp('<p>No island</p>', PRICES)).toThrow('has no such prop');
  });
});
