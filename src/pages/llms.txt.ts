import { STAINS_HEADING } from '#content/pages/stains.ts';
import { countyName } from '#content/faq/neighborhood-intro.ts';
import { buildInput } from '#data/site.ts';
import { cityAndState } from '#model/state.ts';
import { faqServices } from '#routes/inventory.ts';
import { absolute, cityPath, PATHS, postPath, serviceFaqPath, servicePath, stainPath } from '#routes/paths.ts';
import { hoursClaim } from '#model/opening-hours.ts';
import { dollars } from '#model/format.ts';

/** /llms.txt: what this site is and where its pages are, for language models (llmstxt.org). */
export function GET(): Response {
  const { model, origin } = buildInput();
  const { business } = model;
  const link = (label: string, path: string, note = ''): string =>
    `- [${label}](${absolute(origin, path)})${note === '' ? '' : `: ${note}`}`;
  const hours = hoursClaim(business);
  const summary = [
    `Exterior cleaning around ${business.region.locality}, ${business.region.state.name}`,
    ...(business.pricing === null ? [] : [`Starting at ${dollars(business.pricing.startingAt)}`]),
    ...(hours === null ? [] : [hours]),
    ...(business.phone === null ? [] : [`Phone ${business.phone}`]),
  ];
  /** A heading with its links; nothing without links. */
  const section = (title: string, links: readonly string[]): readonly string[] =>
    links.length === 0 ? [] : [`## ${title}`, ...links, ''];
  const text = [
    `# ${business.name}`,
    '',
    `> ${summary.map((sentence) => `${sentence}.`).join(' ')}`,
    '',
    ...section(
      'Services',
      model.services.map(({ displayName, slug, description, profile }) =>
        link(displayName, servicePath(slug), profile?.shortDescription ?? description),
      ),
    ),
    ...section('Questions', [
      link('All questions', PATHS.faq),
      ...faqServices(model).map((service) => link(`${service.displayName} FAQs`, serviceFaqPath(service.slug))),
    ]),
    ...section('Before a visit', [
      link('Before we come', PATHS.beforeVisit, 'what to move and close, a checklist for each service'),
    ]),
    ...section(
      STAINS_HEADING,
      model.stains.map(({ name, slug, summary }) => link(name, stainPath(slug), summary)),
    ),
    ...section(
      'Cities',
      model.cities.map((city) =>
        link(
          cityAndState(city.name, city.slug),
          cityPath(city.slug),
          city.county === null ? '' : countyName(city.county),
        ),
      ),
    ),
    ...section(
      'Articles',
      model.posts.map((post) => link(post.title, postPath(post.slug), post.excerpt)),
    ),
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
