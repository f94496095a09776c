import { expect, it, vi } from 'vitest';
import { cachedHtml, splitScripts, withoutInterTagSpace } from '#hydration/html-fragments.ts';

it('the white space between tags goes, that in texts and attributes stays', () => {
  const html =
    '<ul class="a  b" title="<b>Bold</b> <i>">\n  <li> <a href="/">To  the <b>home</b> page</a> </li><li>Two</li>\n</ul>';
  expect(withoutInterTagSpace(html)).toBe(
    '<ul class="a  b" title="<b>Bold</b> <i>"><li><a href="/">To  the <b>home</b> page</a></li><li>Two</li></ul>',
  );
});

it('a script stays as it is hashed', () => {
  const script = '<script>if (a > <b>1) go("</p> <p>");</script>';
  expect(withoutInterTagSpace(`<p>One</p> ${script} <p>Two</p>`)).toBe(`<p>One</p>${script}<p>Two</p>`);
});

it('the scripts and styles before the first tag of a part come off it, later ones stay', () => {
  const first = '<style>p{}</style><script>one("</p>")\n</script>';
  const rest = '<p>Two</p><script>three()</script>';
  expect(splitScripts(first + rest)).toEqual([first, rest]);
  expect(splitScripts(rest)).toEqual(['', rest]);
});

it('a cached fragment is rendered again for every other input or component, and only for these', async () => {
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
