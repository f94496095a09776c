import type { PageFacts } from '#scripts/audit/page-facts.ts';

/** JSON-LD that cannot be read: no JSON, no schema.org context, a node without a type. */
export const jsonLdSyntax = ({ structured }: PageFacts): string[] =>
  structured.issues.map((issue) => `has JSON-LD that is wrong: ${issue}`);
