import { type Html, html } from '#content/article/html.ts';

/** The hidden fields with which the form of a page sends its city, '{name} SC', and its path. */
export const formContext = (leadCity: string, path: string): Html =>
  html`<input type="hidden" name="city" value="${leadCity}"><input type="hidden" name="page" value="${path}">`;
