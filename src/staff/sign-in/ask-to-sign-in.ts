import { createContext, use } from 'react';

/** Opens the dialog that asks to sign in again; null while the session goes on. */
export type AskToSignIn = (() => void) | null;

/** Given by the frame of a screen to all of its parts. */
export const AskToSignInContext = createContext<AskToSignIn>(null);

/** What a part of the screen calls when somebody wants what needs a session, and the dialog was put off. */
export const useAskToSignIn = (): AskToSignIn => use(AskToSignInContext);
