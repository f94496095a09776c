/** How the site asks for a quote: the labels of links and buttons, and the heading of the form. */
export interface QuoteWords {
  /** 'a free quote'. */
  readonly phrase: string;
  readonly header: string;
  readonly link: string;
  readonly hero: string;
  readonly questions: string;
  readonly form: string;
  readonly submit: string;
}

const FREE_QUOTE: QuoteWords = {
  phrase: 'a free quote',
  header: 'Free Quote',
  link: 'Get a free quote',
  hero: 'Get a Free Quote',
  questions: 'Get Your Free Quote',
  form: 'Ask for your free quote',
  submit: 'Get My Free Quote',
};

const QUOTE: QuoteWords = {
  phrase: 'a quote',
  header: 'Get a Quote',
  link: 'Get a quote',
  hero: 'Get a Quote',
  questions: 'Get Your Quote',
  form: 'Ask for your quote',
  submit: 'Get My Quote',
};

/** The words for a quote. Only a company that promises free estimates calls it free. */
export const quoteWords = (isFree: boolean): QuoteWords => (isFree ? FREE_QUOTE : QUOTE);
