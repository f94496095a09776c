import type { When } from './PublishPanel.tsx';
import type { Aim, Outlook } from './standing.ts';
import { instantOf } from './times.ts';

/** A button that saves: what it says, what it is for, and whether its text is for visitors. */
export interface SaveAction {
  readonly label: string;
  readonly aim: Aim;
  readonly isForVisitors: boolean;
}

const schedule = ({ local }: When): Aim => ({ kind: 'schedule', at: instantOf(local)?.toISOString() ?? '' });

/** The screen's one main button. */
export function mainAction(outlook: Outlook, when: When): SaveAction {
  if (outlook === 'public') return { label: 'Update', aim: { kind: 'keep' }, isForVisitors: true };
  if (when.kind === 'now') return { label: 'Publish now', aim: { kind: 'publish' }, isForVisitors: true };
  return { label: outlook === 'scheduled' ? 'Update' : 'Schedule', aim: schedule(when), isForVisitors: true };
}

/** What a draft has besides: saving it as it is. */
export const SAVE_DRAFT: SaveAction = { label: 'Save draft', aim: { kind: 'keep' }, isForVisitors: false };
