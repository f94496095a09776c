import { namedPictures, type PictureFields } from '#data/post-pictures.ts';
import { pictureFiles, UPLOADS, type UploadedPicture } from '#model/uploaded-picture.ts';
import { type Issue, showValue } from '#model/rows/issue.ts';
import type { KeptRow } from './kept-rows.ts';

/** A file that a snapshot has to hold, because posts show it. */
export interface WantedFile {
  readonly file: string;
  readonly picture: UploadedPicture;
  readonly namedBy: { readonly slug: string; readonly field: string }[];
}

/** The files of all pictures that posts name, in the order of their names. */
export function wantedFiles(posts: readonly KeptRow[]): WantedFile[] {
  const wanted = new Map<string, WantedFile>();
  for (const { slug, text } of posts) {
    for (const { field, picture } of namedPictures(JSON.parse(text.toString()) as PictureFields)) {
      for (const file of pictureFiles(picture)) {
        const entry = wanted.get(file) ?? { file, picture, namedBy: [] };
        entry.namedBy.push({ slug, field });
        wanted.set(file, entry);
      }
    }
  }
  return [...wanted.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The issues of a file that cannot be had, one for each place that names it. */
export const fileIssues = ({ file, namedBy }: WantedFile, reason: string): Issue[] =>
  namedBy.map(({ slug, field }) => ({
    file: 'posts',
    row: slug,
    field,
    value: showValue(UPLOADS + file),
    expected: `a picture that the store has whole; it says ${reason}. Upload it again in the staff area, or take it out of the post`,
  }));
