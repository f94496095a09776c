import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates with the visitor's first interaction with the island. */
    'client:interaction'?: boolean;
    /** Hydrates at once when the path has the form of a page that may be newer than the build. */
    'client:live-path'?: boolean;
  }
}
