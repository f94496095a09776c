import type { AstroIntegration } from 'astro';
import { type PictureEntry, picturePath, readPicture } from '#data/snapshot-pictures.ts';

/** The uploaded pictures of a snapshot. */
export interface SnapshotPictures {
  /** The snapshot's folder. */
  readonly folder: string;
  readonly entries: readonly PictureEntry[];
}

/**
 * Serves the pictures of posts from the snapshot on the development server. `read` is called for each request,
 * because the data may change meanwhile.
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
    },
  };
}
