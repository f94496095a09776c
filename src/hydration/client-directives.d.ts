import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates with the visitor's first interaction with the island. */
    'client:interaction'?: boolean;
    /** Hydrates at once where the path without a page is one that is looked up. */
    'client:looked-up'?: boolean;
  }
}
