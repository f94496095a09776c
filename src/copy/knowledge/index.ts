import type { AdvisedService, CharacteristicKnowledge } from './entry.ts';

const KNOWLEDGE: readonly CharacteristicKnowledge[] = [];

const byCharacteristic = new Map<string, CharacteristicKnowledge>(KNOWLEDGE.map((entry) => [entry.characteristic, entry]));

/** A question template and the advice that answers it. */
export interface Advice {
  readonly question: string;
  readonly advice: string;
}

/** What a characteristic means for a service; null where it means nothing, or is none of the vocabulary. */
export function knowledgeFor(characteristic: string, serviceSlug: string): Advice | null {
  const entry = byCharacteristic.get(characteristic);
  const advice = entry?.advice[serviceSlug as AdvisedService];
  return entry === undefined || advice === undefined ? null : { question: entry.question, advice };
}
