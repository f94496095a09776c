import { type Html, html } from '#content/article/html.ts';
import { plainCity } from '#model/state.ts';

/** The hidden fields with which the form of a page about a city, or a place there, sends that city and the page's path. */
export const formContext = (cityName: string, citySlug: string, path: string): Html =>
  html`<input type="hidden" name="city" value="${plainCity(cityName, citySlug)}"><input type="hidden" name="page" value="${path}">`;
