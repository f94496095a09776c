import { expect, it } from 'vitest';
import { scriptsApart, withoutGaps } from '#hydration/rendered-parts.ts';

it('the white space between tags goes, that in texts and attributes stays', () => {
  const html =
    '<ul class="a  b" title="<b>Bold</b> <i>">\n  <li> <a href="/">To  the <b>home</b> page</a> </li><li>Two</li>\n</ul>';
  expect(withoutGaps(html)).toBe(
    '<ul class="a  b" title="<b>Bold</b> <i>"><li><a href="/">To  the <b>home</b> page</a></li><li>Two</li></ul>',
  );
});

it('a script stays as it is hashed', () => {
  const script = '<script>if (a > <b>1) go("</p> <p>");</script>';
  expect(withoutGaps(`<p>One</p> ${script} <p>Two</p>`)).toBe(`<p>One</p>${script}<p>Two</p>`);
});

it('the scripts and styles before the first tag of a part come off it, later ones stay', () => {
  const first = '<style>p{}</style><script>one("</p>")\n</script>';
  const rest = '<p>Two</p><script>three()</script>';
  expect(scriptsApart(first + rest)).toEqual([first, rest]);
  expect(scriptsApart(rest)).toEqual(['', rest]);
});
