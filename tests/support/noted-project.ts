import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notesOf } from './noted-catalogue.ts';

/** A folder with the data of a project, except its rows. */
export interface NotedProject {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Copies the catalogue and the redirects into a temporary folder. Of its texts about places it has only those of one
 * place: notes, and a job sheet for each of the services. The caller removes it.
 */
export function notedProject(city: string, place: string, services: readonly string[]): NotedProject {
  const folder = mkdtempSync(join(tmpdir(), 'noted-project-'));
  const data = join(folder, 'data');
  for (const part of ['catalogue', 'redirects.json', 'revisions.json'])
    cpSync(join('data', part), join(data, part), { recursive: true });
  const [places, jobs] = ['places', 'jobs'].map((name) => join(data, 'catalogue', name)) as [string, string];
  // A new company has neither folder.
  for (const texts of [places, jobs]) rmSync(texts, { recursive: true, force: true });
  mkdirSync(places);
  mkdirSync(join(jobs, city), { recursive: true });
  const write = (file: string, value: unknown): void => writeFileSync(file, JSON.stringify(value));
  write(join(places, `${city}.json`), { slug: city, places: { [place]: notesOf(place) } });
  const job = { line: `A job in ${place}.`, sheet: [`A sheet of ${place}.`] };
  write(join(jobs, city, `${place}.json`), Object.fromEntries(services.map((service) => [service, job])));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
