import type { Finding } from '#scripts/audit/site.ts';

/** What is wrong in the same way in many places, counted: one finding for all of them. */
export class Grouped {
  readonly #groups = new Map<string, { first: string; places: number }>();

  /** Notes that something is wrong at a place. */
  add(says: string, place: string): void {
    const group = this.#groups.get(says);
    if (group === undefined) this.#groups.set(says, { first: place, places: 1 });
    else {
      group.places += 1;
      if (place < group.first) group.first = place;
    }
  }

  /** A finding a group, each at its first place. */
  findings(): Finding[] {
    return [...this.#groups].map(([says, { first, places }]) => ({
      page: first,
      says: places === 1 ? says : `${says} (and in ${places - 1} more places)`,
    }));
  }
}
