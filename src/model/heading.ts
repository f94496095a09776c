/** A heading that can be linked to: its id is what stands after the # of a link. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}
