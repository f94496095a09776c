import type { Site } from '#model/model.ts';
import { cityServiceFaqGroups } from './city-service-faq.ts';
import { neighborhoodFaqGroups } from './neighborhood-faq.ts';
import { placeGroups } from './place.ts';
import type { ShellGroup } from './shelled-pages.ts';

/** A group about subjects that only the group knows. */
const erased = <Subject, Html extends string, Text extends string>(
  group: ShellGroup<Subject, object, Html, Text>,
): ShellGroup => group as unknown as ShellGroup;

/** Every group of pages that is filled into a shell, without those that have no pages. */
export const shellGroups = (site: Site): readonly ShellGroup[] =>
  [
    ...neighborhoodFaqGroups(site).map(erased),
    ...cityServiceFaqGroups(site).map(erased),
    ...placeGroups(site).map(erased),
  ].filter(({ subjects }) => subjects.length > 0);
