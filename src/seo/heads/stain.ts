import type { Site } from '#model/model.ts';
import type { Crumb, Head } from '#model/page.ts';
import { pictureStem } from '#model/picture.ts';
import { plainTown, townOf } from '#model/region.ts';
import type { Stain } from '#model/stain.ts';
import { counted } from '#content/names.ts';
import { STAINS_HEADING, stainPicture } from '#content/pages/stains.ts';
import { absolute, PATHS, stainPath } from '#routes/paths.ts';
import { breadcrumbNode, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode, businessRef } from '#seo/business-node.ts';
import { cardOf, DEFAULT_CARD } from '#seo/card.ts';
import { claims, firstFitting, fittingSentences, MAX_DESCRIPTION, MAX_TITLE } from '#seo/head.ts';
import { node } from '#seo/json-ld.ts';

const GUIDE_CRUMBS: readonly Crumb[] = [HOME_CRUMB, { label: STAINS_HEADING, path: PATHS.stains }];

/** The breadcrumb of the guide. */
export const stainsCrumbs = (): readonly Crumb[] => GUIDE_CRUMBS;

/** The breadcrumb of a stain's page. */
export const stainCrumbs = ({ name, slug }: Stain): readonly Crumb[] => [
  ...GUIDE_CRUMBS,
  { label: name, path: stainPath(slug) },
];

const SMALL_WORDS = new Set(['a', 'and', 'by', 'from', 'in', 'of', 'on', 'or', 'the', 'to']);

/** Capitalizes the words of a name: 'Mildew on Wood'. */
const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** The title of a stain's page. */
export function stainTitle({ inSentence }: Stain, town: string): string {
  const name = titleCase(inSentence);
  return firstFitting(
    [
      `${name}: How to Identify and Remove | ${town}`,
      `${name}: How to Identify and Remove`,
      `${name}: Identify and Remove`,
      name,
    ],
    MAX_TITLE,
  );
}

/**
 * The head of a stain's page. Of structured data it has an Article and the breadcrumb only (decision 43). The store
 * has no row for it, so its dates are those of the page type's texts.
 */
export function stainHead(site: Site, stain: Stain): Head {
  const { origin } = site;
  const { business, images, revisions } = site.model;
  const path = stainPath(stain.slug);
  const url = absolute(origin, path);
  const card = cardOf(site, `stain-${stain.slug}`, `${stain.name}, with a drawing from close up`);
  const picture = stainPicture(stain, images);
  // Search engines want a picture of the subject, without text, and unlike many social networks read WebP.
  const image = picture === null ? card.card : `${pictureStem(picture)}-${picture.width}.webp`;
  const day = revisions.stain;
  return {
    title: stainTitle(stain, townOf(business.region)),
    description: stain.metaDescription,
    keywords: stain.keywords,
    path,
    index: true,
    ...card,
    article: { publishedTime: day, modifiedTime: day, tags: stain.keywords },
    graph: [
      businessNode(business, origin),
      node({
        '@type': 'Article',
        '@id': `${url}#article`,
        headline: stain.name,
        description: stain.metaDescription,
        datePublished: day,
        dateModified: day,
        author: businessRef(origin),
        publisher: businessRef(origin),
        image: absolute(origin, image),
        keywords: stain.keywords.join(', '),
        mainEntityOfPage: url,
        url,
      }),
      breadcrumbNode(stainCrumbs(stain), origin),
    ],
  };
}

/** The head of the guide; noindex without stains. */
export function stainsHead(site: Site): Head {
  const { origin } = site;
  const { business, stains } = site.model;
  const town = plainTown(business.region);
  const index = stains.length > 0;
  return {
    title: 'What Is This Stain? Roof, Siding and Driveway Picture Guide',
    description: fittingSentences(
      [
        `${counted(stains.length, 'stain')} by picture: where it is, its color and its shape lead to the name, and to what you can do yourself.`,
        ...claims(business),
      ],
      MAX_DESCRIPTION,
    ),
    keywords: [
      'what is this stain on my house',
      'black streaks on roof',
      'green stuff on siding',
      'driveway stain identification',
      'exterior stain guide',
      `stain removal ${town}`,
    ],
    path: PATHS.stains,
    index,
    ...DEFAULT_CARD,
    article: null,
    graph: index ? [businessNode(business, origin), breadcrumbNode(stainsCrumbs(), origin)] : [],
  };
}
