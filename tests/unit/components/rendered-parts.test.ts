import { expect, it } from 'vitest';
import { withoutGaps } from '../../../src/components/rendered-parts.ts';

it('the white space between tags goes, that in texts and attributes stays', () => {
  const html = '<ul class="a  b">\n  <li> <a href="/">To  the <b>home</b> page</a> </li><li>Two</li>\n</ul>';
  expect(withoutGaps(html)).toBe('<ul class="a  b"><li><a href="/">To  the <b>home</b> page</a></li><li>Two</li></ul>');
});

it('a script stays as it is hashed', () => {
  const script = '<script>if (a > <b>1) go("</p> <p>");</script>';
  expect(withoutGaps(`<p>One</p> ${script} <p>Two</p>`)).toBe(`<p>One</p>${script}<p>Two</p>`);
});
