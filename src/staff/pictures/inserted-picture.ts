/** A picture for a text: where it stands, what it shows for people who do not see it, and the words below it. */
export interface InsertedPicture {
  /** A path of the site, such as /images/uploads/{name}. */
  readonly src: string;
  readonly alt: string;
  /** Empty for none. */
  readonly caption: string;
}
