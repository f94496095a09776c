/**
 * The lists that name services and cities by hand (specification, sections 2 and 5). What they name and the store
 * does not have is left out; services that none of their entries covers are added under their own names.
 */
export interface Lists {
  /** The choices of the quote form besides 'Other'. Each is offered if one of its services exists. */
  readonly quoteServices: readonly { readonly label: string; readonly services: readonly string[] }[];
  /** Services that the quote form has no choice for: people choose 'Other'. */
  readonly underOther: readonly string[];
  readonly footerServices: readonly { readonly label: string; readonly service: string }[];
  /** Slugs; without any, the footer names the cities nearest to the base. */
  readonly footerCities: readonly string[];
}
