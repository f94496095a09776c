/** A letter or number that only the second font files have, such as the ñ of Cañon City. */
export const RARE_LETTER = /(?!\p{ASCII})[\p{L}\p{N}]/u;
