import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import {
  cachedHtml,
  splitScripts,
  withoutBlockSpace,
  withoutInterTagSpace,
  withoutIslandElement,
} from '#hydration/html-fragments.ts';

it('removes white space between tags, and keeps it in texts and attributes', () => {
  const html =
    '<ul class="a  b" title="<b>Bold</b> <i>">\n  <li> <a href="/">To  the <b>home</b> page</a> </li><li>Two</li>\n</ul>';
  expect(withoutInterTagSpace(html)).toBe(
    '<ul class="a  b" title="<b>Bold</b> <i>"><li><a href="/">To  the <b>home</b> page</a></li><li>Two</li></ul>',
  );
});

it('leaves scripts unchanged, so that they match their hashes in the policy', () => {
  const script = '<script>if (a > <b>1) go("</p> <p>");</script>';
  expect(withoutInterTagSpace(`<p>One</p> ${script} <p>Two</p>`)).toBe(`<p>One</p>${script}<p>Two</p>`);
});

it('splits off the scripts and styles before the first other tag', () => {
  const first = '<style>p{}</style><script>one("</p>")\n</script>';
  const rest = '<p>Two</p><script>three()</script>';
  expect(splitScripts(first + rest)).toEqual([first, rest]);
  expect(splitScripts(rest)).toEqual(['', rest]);
});

it('renders a cached fragment once per component and inputs', async () => {
  vi.stubEnv('DEV', false);
  const rendered: unknown[] = [];
  const render = (component: object, inputs: Record<string, unknown>): Promise<string> =>
    cachedHtml(component, inputs, () => {
      rendered.push(inputs);
      return Promise.resolve(JSON.stringify(inputs));
    });
  const [header, footer, picture] = [{}, {}, { name: 'hero' }];
  const all = [
    [header, { title: 'One', phone: '1' }],
    [header, { title: 'Two', phone: '1' }],
    [header, { title: 'One', phone: 1 }],
    [header, { title: 'One' }],
    [footer, { title: 'One' }],
    [footer, { pictures: [picture] }],
    [footer, { pictures: [picture, picture] }],
    [footer, { pictures: [{ name: 'other' }] }],
  ] as const;
  for (const [component, inputs] of all) expect(await render(component, inputs)).toBe(JSON.stringify(inputs));
  await render(header, { phone: '1', title: 'One' });
  await render(footer, { pictures: [picture] });
  expect(rendered).toHaveLength(all.length);
});

describe('Astro’s element for islands and their style', () => {
  const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
  const directive = '<script>(()=>{self.Astro={interaction:1}})()</script>';
  const element =
    '<script>(()=>{customElements.get("astro-island")||customElements.define("astro-island",c)})()</script>';

  it('are taken out of the scripts before the first island, and nothing else is', () => {
    expect(withoutIslandElement(`<style>a{}</style>${style}${directive}${element}`)).toBe(
      `<style>a{}</style>${directive}`,
    );
  });

  it('have to be there: with another version of Astro, islands would never start or be laid out as boxes', () => {
    expect(() => withoutIslandElement(style + directive)).toThrow('no longer defines <astro-island>');
    expect(() => withoutIslandElement(directive + element)).toThrow('no longer styles <astro-island>');
  });

  it('has its style in the stylesheet of every page', () => {
    const [rule] = /astro-island,\s*astro-slot,\s*astro-static-slot \{\s*display: contents;\s*\}/.exec(
      readFileSync('src/styles/base.css', 'utf8'),
    ) ?? [''];
    expect(rule).not.toBe('');
  });
});

it('white space goes at the edges of blocks, and stays between words', () => {
  const html =
    '<div class="a>b"> <p>One <b>two</b> <i>three</i> </p> <ul>\n<li> <a>four</a> </li> </ul> </div> <a>five</a> <em>six</em>';
  expect(withoutBlockSpace(html)).toBe(
    '<div class="a>b"><p>One <b>two</b> <i>three</i></p><ul><li> <a>four</a> </li></ul></div><a>five</a> <em>six</em>',
  );
});
