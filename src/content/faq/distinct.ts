import type { Question } from '#model/question.ts';

const key = (question: Question): string => question.question.trim().toLowerCase().replace(/\s+/g, ' ');

/** The questions without those whose text stood before, whatever their case and spacing. */
export function distinctQuestions<T extends Question>(questions: readonly T[]): T[] {
  const seen = new Set<string>();
  return questions.filter((question) => {
    const text = key(question);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
