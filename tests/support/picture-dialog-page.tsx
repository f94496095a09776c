import { createClient } from '@supabase/supabase-js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Database } from '#model/rows/database.ts';
import PictureDialog, { type InsertedPicture } from '#staff/pictures/PictureDialog.tsx';
import './rich-text-page.css';

interface Options {
  readonly url: string;
  readonly key: string;
  /** The session of whoever has signed in, as supabase-js keeps it. */
  readonly session: string;
}

declare global {
  interface Window {
    /** What the dialog was closed with; undefined while it is open. */
    inserted: InsertedPicture | null | undefined;
    /** Opens the dialog for somebody. */
    openPictureDialog: (options: Options) => void;
  }
}

window.openPictureDialog = ({ url, key, session }) => {
  localStorage.setItem('sb-127-auth-token', session);
  const store = createClient<Database>(url, key);
  const root = createRoot(document.querySelector('#root')!);
  const done = (picture: InsertedPicture | null): void => {
    window.inserted = picture;
    root.render(<p>Done</p>);
  };
  root.render(
    <StrictMode>
      <main>
        <h1>Pictures</h1>
        <PictureDialog store={store} onDone={done} />
      </main>
    </StrictMode>,
  );
};
