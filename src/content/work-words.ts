import { type OfferedServices, offersWashing } from '#model/service.ts';

/** The verb for all of a company's work, in its forms. */
export interface WorkWords {
  /** 'What we wash'. */
  readonly verb: 'wash' | 'clean';
  /** 'What a wash changes'. */
  readonly noun: 'wash' | 'cleaning';
  /** 'What needs washing'. */
  readonly gerund: 'washing' | 'cleaning';
  /** '60% washed'. */
  readonly participle: 'washed' | 'cleaned';
}

const WASHING: WorkWords = { verb: 'wash', noun: 'wash', gerund: 'washing', participle: 'washed' };

const CLEANING: WorkWords = { verb: 'clean', noun: 'cleaning', gerund: 'cleaning', participle: 'cleaned' };

/** How texts about all of a company's work name it: washing, or cleaning if it washes nothing. */
export const workWords = (services: OfferedServices): WorkWords => (offersWashing(services) ? WASHING : CLEANING);
