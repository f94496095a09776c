import type { Business } from '#model/business.ts';
import type { Model } from '#model/model.ts';
import type { Question, QuestionSet } from '#model/question.ts';
import { offersAny, type Service } from '#model/service.ts';
import { withArticle } from '#content/names.ts';
import { anEstimate } from '#content/promises.ts';
import { wordsOf } from '#content/service-words.ts';

/** Generates five questions from a service's wordings, for services without a question set. */
function generatedServiceQuestions(service: Service, { promises }: Business): readonly Question[] {
  const words = wordsOf(service);
  return [
    { question: `How do you clean the ${words.surface}?`, answer: [words.method] },
    { question: `How much pressure does ${words.gerund} need?`, answer: [words.pressure] },
    { question: `How long does ${withArticle(words.job)} take?`, answer: [words.duration] },
    { question: `How often should I book ${words.gerund}?`, answer: [words.lasts] },
    {
      question: `How do I get a price for ${words.gerund}?`,
      answer: [
        { kind: 'link', href: '/contact', text: `Ask for ${anEstimate(promises)}` },
        ` and tell us the address. ${words.included}`,
      ],
    },
  ];
}

/** A service's question set, or generated questions; never empty. */
export function serviceQuestions(
  service: Service,
  sets: readonly QuestionSet[],
  business: Business,
): readonly Question[] {
  return (
    sets.find((set) => set.slug === service.catalogueSlug)?.questions ?? generatedServiceQuestions(service, business)
  );
}

/** What the questions on a service's own page are chosen from. */
export type QuestionSource = Pick<Model, 'questionSets' | 'pendingServices' | 'business'>;

/**
 * The questions on a service's own page: those of its faqSlugs, without sets about another service that the company
 * does not offer; or generated ones.
 */
export function shownQuestions(
  service: Service,
  { questionSets, pendingServices, business }: QuestionSource,
): readonly Question[] {
  const own = service.catalogueSlug;
  const slugs = (service.profile?.faqSlugs ?? [own]).filter(
    (slug) => slug === own || !offersAny(pendingServices, [slug]),
  );
  const shown = slugs.flatMap((slug) => questionSets.find((set) => set.slug === slug)?.questions ?? []);
  return shown.length === 0 ? generatedServiceQuestions(service, business) : shown;
}
