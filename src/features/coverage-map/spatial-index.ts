/** A rectangle: in units or pixels of a sheet, or in ems around a point. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether two boxes overlap; touching edges do not count. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The key of a cell. That of another cell may be the same: boxes are compared anyway, so that only costs time. */
const keyOf = (column: number, row: number): number => column * 65_536 + row;

/**
 * A uniform grid of items by their boxes. A query costs as much as there is near its box, not on the whole
 * sheet, which keeps labeling linear in the number of places.
 */
export class SpatialIndex<T extends { readonly box: Box }> {
  readonly #cells = new Map<number, T[]>();
  readonly #cellSize: number;

  /** Cells should be about as large as the boxes that are added and looked up. */
  constructor(cellSize: number) {
    this.#cellSize = cellSize;
  }

  add(item: T): void {
    this.#someKey(item.box, (key) => {
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [item]);
      else cell.push(item);
      return false;
    });
  }

  delete(item: T): void {
    this.#someKey(item.box, (key) => {
      const cell = this.#cells.get(key)!;
      const index = cell.indexOf(item);
      if (index >= 0) cell.splice(index, 1);
      return false;
    });
  }

  /** Whether the test holds for any item whose box overlaps this one. */
  some(box: Box, test: (item: T) => boolean): boolean {
    return this.#someKey(
      box,
      (key) => this.#cells.get(key)?.some((item) => overlap(item.box, box) && test(item)) ?? false,
    );
  }

  /** The items whose boxes may contain a point: those in its cell, all that do among them. */
  at(x: number, y: number): readonly T[] {
    return this.#cells.get(keyOf(Math.floor(x / this.#cellSize), Math.floor(y / this.#cellSize))) ?? [];
  }

  /** All items whose box overlaps this one, without duplicates. */
  near(box: Box): Set<T> {
    const found = new Set<T>();
    this.some(box, (item) => {
      found.add(item);
      return false;
    });
    return found;
  }

  /** All items for which the test holds. */
  filter(test: (item: T) => boolean): T[] {
    return [...new Set([...this.#cells.values()].flat())].filter(test);
  }

  #someKey({ left, top, right, bottom }: Box, test: (key: number) => boolean): boolean {
    const size = this.#cellSize;
    const [lastColumn, lastRow] = [Math.floor(right / size), Math.floor(bottom / size)];
    for (let column = Math.floor(left / size); column <= lastColumn; column += 1) {
      for (let row = Math.floor(top / size); row <= lastRow; row += 1) {
        if (test(keyOf(column, row))) return true;
      }
    }
    return false;
  }
}
