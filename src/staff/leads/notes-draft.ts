/** Notes that were typed and not saved. */
export interface NotesDraft {
  readonly text: string;
  /** The notes that were in the store when the member began to type, and the lead's version then. */
  readonly base: string;
  readonly version: number;
}

interface Kept extends NotesDraft {
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

const PREFIX = 'lead-notes:';

/** A draft that is older belongs to a lead that nobody opens any more. Milliseconds. */
const MAX_AGE = 30 * 24 * 60 * 60_000;

const keyOf = (memberId: string, leadId: string): string => `${PREFIX}${memberId}:${leadId}`;

function parseKept(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    const { text: typed, base, version, keptAt } = kept ?? {};
    if (typed === undefined || base === undefined || version === undefined || keptAt === undefined) return null;
    return { text: typed, base, version, keptAt };
  } catch {
    return null;
  }
}

/** Reads the draft that this browser keeps for a member and a lead; null without one, or where it keeps none. */
export function readNotesDraft(memberId: string, leadId: string): NotesDraft | null {
  try {
    const kept = parseKept(localStorage.getItem(keyOf(memberId, leadId)));
    return kept && { text: kept.text, base: kept.base, version: kept.version };
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it with null. False where the browser keeps nothing. */
export function keepNotesDraft(memberId: string, leadId: string, draft: NotesDraft | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(keyOf(memberId, leadId));
    else localStorage.setItem(keyOf(memberId, leadId), JSON.stringify({ ...draft, keptAt: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets drafts of any member that nobody came back to. */
export function dropOldDrafts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const kept = parseKept(localStorage.getItem(key));
      if (kept === null || now - kept.keptAt > MAX_AGE) localStorage.removeItem(key);
    }
  } catch {
    // This browser keeps nothing.
  }
}
