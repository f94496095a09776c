import { type Issue, showValue } from '#model/rows/issue.ts';
import { isCitySlug } from '#model/state.ts';

/**
 * The issues of a service's former slugs that look like a city's: a redirect of the service's pages would have the
 * paths of that city's pages. A snapshot leaves out such a slug, not the service.
 */
export const citySlugIssues = (
  { slug, old_slugs: oldSlugs }: { readonly slug: string; readonly old_slugs: readonly string[] },
  file: string,
): Issue[] =>
  oldSlugs.flatMap((old, index) =>
    isCitySlug(old)
      ? [
          {
            file,
            row: slug,
            field: `old_slugs.${index}`,
            value: showValue(old),
            expected: 'a slug that does not end like a city’s, in the name of a state',
          },
        ]
      : [],
  );

/** A service without the former slugs that look like a city's. */
export const withoutCitySlugs = <T extends { readonly old_slugs: readonly string[] }>(service: T): T => ({
  ...service,
  old_slugs: service.old_slugs.filter((slug) => !isCitySlug(slug)),
});
