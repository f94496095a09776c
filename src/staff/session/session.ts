/** Who has signed in and belongs to the staff. */
export interface Member {
  /** The account's id: created_by of the posts they begin. */
  readonly id: string;
  readonly name: string;
  readonly role: 'editor' | 'admin';
  readonly email: string;
}

/** Who is at the screen. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  /** Came by the link of a forgotten password, and has to choose a new one. */
  | { readonly kind: 'recovering' }
  /** Has signed in, and is no staff. */
  | { readonly kind: 'stranger'; readonly email: string }
  /** Has signed in, and whether they are staff could not be asked; `text` says why. */
  | { readonly kind: 'unreachable'; readonly text: string }
  /** `expired`: the session ended while the screen was open; it stays, and asks to sign in again. */
  | { readonly kind: 'staff'; readonly member: Member; readonly expired: boolean };
