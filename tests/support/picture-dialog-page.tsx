import { createClient } from '@supabase/supabase-js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Database } from '#model/rows/database.ts';
import PictureDialog, { type InsertedPicture } from '#staff/pictures/PictureDialog.tsx';
import './rich-text-page.css';

interface Options {
  readonly url: string;
  readonly key: string;
  /** The session as supabase-js stores it. */
  readonly session: string;
}

declare global {
  interface Window {
    /** The result of the dialog; undefined while it is open. */
    inserted: InsertedPicture | null | undefined;
    /** Opens the dialog with a session. */
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
        <PictureDialog store={store} mayDelete onDone={done} />
      </main>
    </StrictMode>,
  );
};
