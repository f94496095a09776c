import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { type PictureEntry, picturePath, readPicture } from '#data/snapshot-pictures.ts';

/** The uploaded pictures of a snapshot. */
export interface SnapshotPictures {
  /** The snapshot's folder. */
  readonly folder: string;
  readonly entries: readonly PictureEntry[];
}

/**
 * Copies the pictures of posts to the output folder; the development server serves them from the snapshot.
 * `read` is called for each request, because the data may change meanwhile. Throws an Error if a picture was
 * removed or changed since the snapshot was read.
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
          if (bytes === null)
            throw new Error(
              `${folder} was replaced during the build, so a picture of a post is missing. Run the build again.`,
            );
          const file = new URL(`.${picturePath(entry)}`, dir);
          mkdirSync(new URL('.', file), { recursive: true });
          writeFileSync(file, bytes);
        }
      },
    },
  };
}
