import type { Business } from '#model/business.ts';

const SATISFACTION = /\bsatisfaction guarantee$/i;

/**
 * The guarantee as a claim by itself, as below the reviews and every page: '100% satisfaction guarantee' gives
 * '100% Satisfaction Guaranteed' (specification, section 2), other words begin with a capital.
 */
export const guaranteeClaim = ({ guarantee }: Business): string =>
  guarantee.replace(SATISFACTION, 'Satisfaction Guaranteed').replace(/^./, (first) => first.toUpperCase());
