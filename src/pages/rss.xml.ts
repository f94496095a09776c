import rss from '@astrojs/rss';
import { buildInput } from '#data/site.ts';
import { postPath } from '#routes/paths.ts';

/** /rss.xml: the blog's feed, newest first. */
export function GET(): Promise<Response> {
  const { model, origin } = buildInput();
  const { region } = model.business;
  return rss({
    title: `${model.business.name}: Blog`,
    description: `Practical articles for homeowners in ${region.area} of ${region.state.name}.`,
    site: origin,
    trailingSlash: false,
    items: model.posts.map((post) => ({
      title: post.title,
      description: post.excerpt,
      link: postPath(post.slug),
      pubDate: new Date(post.publishedAt),
      categories: [...post.tags],
    })),
    customData: '<language>en-us</language>',
  });
}
