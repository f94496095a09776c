import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { type PictureEntry, picturePath, readPicture } from '#data/snapshot-pictures.ts';

/** The files of a snapshot's pictures. */
export interface SnapshotPictures {
  /** The snapshot's folder. */
  readonly folder: string;
  readonly entries: readonly PictureEntry[];
}

/**
 * Copies the pictures of posts beside the pages; the development server hands them out from the snapshot. Throws an Error
 * when one has gone or changed since the snapshot was read.
 */
export function uploadedPictures(read: () => SnapshotPictures): AstroIntegration {
  return {
    name: 'uploaded-pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { folder, entries } = read();
          const entry = entries.find((candidate) => request.url === picturePath(candidate));
          const bytes = entry === undefined ? null : readPicture(folder, entry);
          if (bytes === null) next();
          else response.end(bytes);
        });
      },
      'astro:build:done': ({ dir }) => {
        const { folder, entries } = read();
        for (const entry of entries) {
          const bytes = readPicture(folder, entry);
          if (bytes === null) throw new Error(`${folder} was replaced while the site was built: build it again.`);
          const file = new URL(`.${picturePath(entry)}`, dir);
          mkdirSync(new URL('.', file), { recursive: true });
          writeFileSync(file, bytes);
        }
      },
    },
  };
}
