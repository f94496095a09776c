import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates with the visitor's first touch of the island. */
    'client:touch'?: boolean;
  }
}
