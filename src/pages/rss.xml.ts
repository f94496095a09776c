import rss from '@astrojs/rss';
import { buildInput } from '#data/site.ts';
import { withState } from '#model/region.ts';
import { absolute, PATHS, postPath } from '#routes/paths.ts';

/** A text without the two characters that XML cannot contain, not even as references, and that a row can. */
const xmlText = (text: string): string => text.replace(/[\ufffe\uffff]/g, '');

/** /rss.xml: the blog's feed, newest first. */
export function GET(): Promise<Response> {
  const { model, origin } = buildInput();
  const { region } = model.business;
  return rss({
    title: `${model.business.name}: Blog`,
    description: `Practical articles for homeowners ${withState(region, region.areaIn)}.`,
    site: origin,
    trailingSlash: false,
    items: model.posts.map((post) => ({
      title: xmlText(post.title),
      description: xmlText(post.excerpt),
      link: postPath(post.slug),
      pubDate: new Date(post.publishedAt),
      categories: post.tags.map(xmlText),
    })),
    // RSS has no element for a feed's own address: its best practices and the W3C's validator want the one of Atom.
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-us</language><atom:link href="${absolute(origin, PATHS.feed)}" rel="self" type="application/rss+xml"/>`,
  });
}
