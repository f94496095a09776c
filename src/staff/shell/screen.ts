/** A page of the staff area. */
export type Screen = 'login' | 'dashboard' | 'editor' | 'leads' | 'account' | 'log';
