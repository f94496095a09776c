import type { Catalogue } from '#data/catalogue/read.ts';
import type { Job } from '#model/job.ts';
import { NOTE_TOPICS, type PlaceNotes } from '#model/notes.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

/** Notes of a place about every topic. */
export const notesOf = (place: string): PlaceNotes =>
  Object.fromEntries(Object.keys(NOTE_TOPICS).map((topic) => [topic, `${place}: ${topic}.`])) as unknown as PlaceNotes;

/** The notes of two places of the small site. */
export const SMALL_NOTES = { rosewood: notesOf('rosewood'), shandon: notesOf('shandon') } as const;

const jobOf = (place: string): Job => ({ line: `A job in ${place}.`, sheet: [`A sheet of ${place}.`], misfit: null });

/** The job sheets of the city and of two of its places. */
export const SMALL_JOBS = {
  places: { rosewood: { 'house-washing': jobOf('rosewood') }, shandon: { 'oil-stain-removal': jobOf('shandon') } },
  sheets: { 'house-washing': ['A sheet of the city.'] },
} as const;

/** The small site's catalogue with notes and jobs of two places. */
export const NOTED_CATALOGUE: Catalogue = {
  ...SMALL_CATALOGUE,
  places: [{ slug: 'columbia-south-carolina', places: SMALL_NOTES, weeks: {} }],
  jobs: new Map([['columbia-south-carolina', SMALL_JOBS]]),
};
