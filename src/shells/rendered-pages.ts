import { type ShellGroup, templatePage } from './shelled-pages.ts';
import { placeholderOf } from './slots.ts';

declare global {
  /** Set by a build that proves its shells: then Astro renders every page. */
  var provesShells: boolean | undefined;
}

/** The pages with which a build proves a shell: Astro renders them too, and the build compares the two. */
export const provedSubjects = <Subject>({ subjects }: Pick<ShellGroup<Subject>, 'subjects'>): readonly Subject[] =>
  globalThis.provesShells === true ? subjects : subjects.slice(0, 1);

/**
 * The pages of a route that Astro renders: on the development server all of them; in a build each shell's
 * placeholder, and the pages that prove the shell.
 */
export function renderedPages<Subject, Shared extends object, Html extends string, Text extends string>(
  groups: readonly ShellGroup<Subject, Shared, Html, Text>[],
) {
  const isServer = import.meta.env.DEV;
  return groups.flatMap((group) => {
    const { shared, subjects } = group;
    const [first] = subjects;
    if (first === undefined) return [];
    const placeholder = {
      params: group.params(null),
      props: { page: () => templatePage(shared, placeholderOf(group.own(first))) },
    };
    const pages = (isServer ? subjects : provedSubjects(group)).map((subject) => ({
      params: group.params(subject),
      props: { page: () => templatePage(shared, group.own(subject)) },
    }));
    return isServer ? pages : [placeholder, ...pages];
  });
}
