import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { PICTURE_BUCKET, UPLOADS } from '#model/uploaded-picture.ts';
import type { SamplePicture } from './pictures.ts';

/** A real store with a stand-in for the storage service's public addresses: Postgres and PostgREST have no files. */
export interface PictureStore {
  readonly store: Store;
  /** The files that the bucket has, by their names. */
  readonly files: Map<string, Buffer>;
  /** Answers a request for a file in the service's place, and returns true, or leaves it. */
  issue: (file: string, outgoing: ServerResponse, incoming: IncomingMessage) => boolean;
  /** What was asked for, such as 'GET {file}', in order. */
  asked: string[];
  /** Puts a picture's files into the bucket. */
  readonly add: (...pictures: SamplePicture[]) => void;
  /** Publishes a post of this slug whose body shows the pictures, and whose cover is the first one if `cover` says so. */
  readonly post: (slug: string, pictures: readonly SamplePicture[], cover?: boolean) => Promise<void>;
}

const PUBLIC = `/storage/v1/object/public/${PICTURE_BUCKET}/`;

/** Starts such a store with the seed's rows; the caller stops it. */
export async function startPictureStore(): Promise<PictureStore> {
  const files = new Map<string, Buffer>();
  const own: Pick<PictureStore, 'issue' | 'asked'> = { issue: () => false, asked: [] };
  const store = await startStore({
    seeded: true,
    intercept: (incoming, outgoing) => {
      const { url = '', method = 'GET' } = incoming;
      if (!url.startsWith(PUBLIC)) return false;
      const file = url.slice(PUBLIC.length);
      own.asked.push(`${method} ${file}`);
      if (own.issue(file, outgoing, incoming)) return true;
      const bytes = files.get(file);
      if (bytes !== undefined) outgoing.writeHead(200, { 'content-length': bytes.length }).end(bytes);
      else outgoing.writeHead(400).end('{"statusCode":"404","error":"not_found","message":"Object not found"}');
      return true;
    },
  });
  return Object.assign(own, {
    store,
    files,
    add: (...pictures: SamplePicture[]) => {
      for (const picture of pictures) for (const [name, bytes] of Object.entries(picture.files)) files.set(name, bytes);
    },
    post: async (slug: string, pictures: readonly SamplePicture[], cover = false) => {
      const body = pictures.map(({ picture }) => `![A wall](${UPLOADS}${picture.name} "After an hour")`).join('\n\n');
      await store.pool.query(
        `insert into public.posts (slug, title, author, meta_description, status, body, cover_image, cover_alt)
         values ($1, $1, 'Sample', 'A sample.', 'published', $2, $3, 'A wall')
         on conflict (slug) do update set body = excluded.body, cover_image = excluded.cover_image`,
        [slug, body, cover ? `${UPLOADS}${pictures[0]?.picture.name ?? ''}` : null],
      );
    },
  });
}
