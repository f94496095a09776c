import type { MicrodataItem, PageFacts } from '#scripts/audit/page-facts.ts';

type Value = string | MicrodataItem;

const valuesOf = (item: MicrodataItem, property: string): readonly Value[] => item.properties.get(property) ?? [];
const isItem = (value: Value): value is MicrodataItem => typeof value !== 'string';
const says = (item: MicrodataItem, property: string): string =>
  valuesOf(item, property).find((value): value is string => typeof value === 'string' && value !== '') ?? '';

function questionIssues(question: MicrodataItem): string[] {
  const name = says(question, 'name');
  const answered = valuesOf(question, 'acceptedAnswer').some(
    (value) => isItem(value) && value.type === 'Answer' && says(value, 'text') !== '',
  );
  const issues = [];
  if (name === '') issues.push('has a question without a name');
  if (!answered) issues.push(`has no answer to "${name}"`);
  return issues;
}

function pageIssues(faqPage: MicrodataItem): string[] {
  const questions = valuesOf(faqPage, 'mainEntity').filter(
    (value): value is MicrodataItem => isItem(value) && value.type === 'Question',
  );
  return questions.length === 0 ? ['has a FAQPage without a question'] : questions.flatMap(questionIssues);
}

/** Microdata of questions: each has a name and an answer on the page, and belongs to the page's one FAQPage. */
export function questions(page: PageFacts): string[] {
  const faqPages = page.items.filter((item) => item.type === 'FAQPage');
  const loose = page.items.filter((item) => item.type === 'Question');
  return [
    ...(faqPages.length > 1 ? [`has ${faqPages.length} FAQPage items`] : []),
    ...faqPages.flatMap(pageIssues),
    ...loose.map((question) => `has a question outside of a FAQPage: "${says(question, 'name')}"`),
  ];
}
