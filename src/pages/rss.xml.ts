import rss from '@astrojs/rss';
import { buildInput } from '#data/site.ts';
import { withState } from '#model/region.ts';
import { postPath } from '#routes/paths.ts';

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
    customData: '<language>en-us</language>',
  });
}
