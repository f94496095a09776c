import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEIGHBORHOOD_QUESTIONS } from '#content/faq/neighborhood-questions.ts';
import { auditFolder } from '#scripts/audit/audit.ts';
import { builtPaths, builtText } from '#tests/support/built-site.ts';
import { pageFacts, questionsOf } from '#tests/support/page-questions.ts';
import { element, elements, items, links, pageTree, words } from '#tests/support/page-tree.ts';
import { HOSTILE_NAMES, snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { removeBuilds, buildFolder, runBuild } from '#tests/support/test-build.ts';

const NAME = 'hostile-names';
const folder = buildFolder(NAME);
const CITY = '“Forks” & <i>Co</i> 🌳';
const SERVICE = `"Awning" & 'Sign' <u>Washing</u>`;
const NAMES = [...HOSTILE_NAMES, 'Mill </title><img src=x onerror=alert(2)> Hill'];
const POST = `Why </title></script> & "quotes" 🧽 aren’t <em>markup</em>`;

/** A neighborhood whose landmark, road, business and characteristic contain its name. */
const place = (name: string, index: number): Record<string, unknown> => ({
  id: `hostile-${index}`,
  city_id: 3,
  name,
  slug: `hostile-${index}`,
  landmarks: [{ name: `${name} Park` }],
  roads: [{ name: `${name} Road` }],
  local_businesses: [{ name: `${name} Library` }],
  characteristics: [name],
  latitude: null,
  longitude: null,
  updated_at: '2026-03-01T12:00:00Z',
});

beforeAll(async () => {
  const snapshot = snapshotFolder(({ cities, services, neighborhoods, posts }) => {
    cities[2]!['name'] = CITY;
    services[2]!['display_name'] = SERVICE;
    services[2]!['description'] = `What ${SERVICE} is.`;
    neighborhoods.push(...NAMES.map(place), { ...place('Plainfield', NAMES.length), slug: 'plain' });
    posts[0]!['title'] = POST;
    posts[0]!['excerpt'] = `${POST}, in short.\uffff`;
  });
  const build = await runBuild(NAME, snapshot.folder).finally(snapshot.remove);
  expect(build).toMatchObject({ exitCode: 0, errors: [] });
});
afterAll(() => removeBuilds(NAME));

/** The parsed JSON-LD of a page, serialized again. */
const jsonLdOf = (path: string): string => JSON.stringify(pageFacts(path, folder).structured);
const inJson = (name: string): string => JSON.stringify(name).slice(1, -1);

describe.each(NAMES.map((name, index) => ({ name, index })))('a neighborhood called $name', ({ name, index }) => {
  const path = `/faq/house-washing/newtown-hostile-${index}`;

  it('is unchanged in the title, heading, breadcrumb, badges, questions and structured data', () => {
    const facts = pageFacts(path, folder);
    expect(facts.title).toContain(name);
    expect(facts.description).toContain(name);
    expect(facts.h1s[0]).toContain(`${name}, ${CITY}`);
    expect(questionsOf(facts)).toHaveLength(NEIGHBORHOOD_QUESTIONS);
    // As many as those of a place with an ordinary name.
    const plain = questionsOf(pageFacts('/faq/house-washing/newtown-plain', folder));
    const naming = questionsOf(facts).filter((question) => question.includes(name)).length;
    expect(naming).toBeGreaterThan(1);
    expect(naming).toBe(plain.filter((question) => question.includes('Plainfield')).length);
    const main = element(pageTree(path, folder), 'main');
    expect(items(element(main, 'nav', { 'aria-label': 'Breadcrumb' })).at(-1)).toBe(`${name}, ${CITY}`);
    expect(words(main)).toContain(`${name} Park`);
    expect(words(main)).toContain(`${name} Road`);
    expect(jsonLdOf(path)).toContain(inJson(`${name}, ${CITY}`));
  });

  it('is unchanged in the links to its page', () => {
    const labels = links(pageTree('/faq/house-washing', folder)).filter(({ href }) => href === path);
    expect(labels.map(({ label }) => label)).toEqual([name]);
  });
});

describe('names that contain markup', () => {
  it('are unchanged for a city', () => {
    const path = '/service-areas/newtown-south-carolina';
    expect(pageFacts(path, folder).h1s[0]).toContain(CITY);
    expect(jsonLdOf(path)).toContain(inJson(CITY));
    expect(links(pageTree('/', folder))).toContainEqual({ label: CITY, href: path });
  });

  it('are unchanged for a service', () => {
    expect(pageFacts('/faq/awning-washing', folder)).toMatchObject({ h1s: [`${SERVICE} FAQs`] });
    expect(pageFacts('/faq/awning-washing', folder).title).toContain(SERVICE);
    expect(jsonLdOf('/services/columbia-south-carolina/awning-washing/faqs')).toContain(inJson(SERVICE));
    expect(pageFacts('/faq', folder).mainText).toContain(`What ${SERVICE} is.`);
  });

  it('are unchanged for a post, on its page, in the list and in the feed', () => {
    expect(pageFacts('/blog/published', folder)).toMatchObject({ title: POST, h1s: [POST] });
    expect(jsonLdOf('/blog/published')).toContain(inJson(POST));
    expect(links(pageTree('/blog', folder))).toContainEqual({ label: POST, href: '/blog/published' });
    expect(builtText('rss.xml', folder)).toContain('Why &lt;/title&gt;&lt;/script&gt; &amp; ');
  });

  it('leave the feed well-formed with a character that XML cannot contain', () => {
    expect(builtText('blog/published.html', folder)).toContain('in short.\uffff');
    expect(builtText('rss.xml', folder)).not.toMatch(/[\ufffe\uffff]/);
  });

  it('add no element to any page', () => {
    const added = builtPaths(folder).flatMap((path) => {
      const page = pageTree(path, folder);
      const scripts = elements(page, 'script').filter((script) => words(script).startsWith('alert('));
      const pictures = elements(page, 'img', { onerror: true });
      const others = ['b', 'i', 'u', 'em'].flatMap((tag) => elements(page, tag));
      return [...scripts, ...pictures, ...others].map((found) => `<${found.name}> on ${path}`);
    });
    expect(added).toEqual([]);
  });

  it('cause no finding of the audit', async () => {
    const { checks, remarks } = await auditFolder(folder);
    expect([...checks, remarks].filter(({ count }) => count > 0)).toEqual([]);
  });
});
