/** A node of a page's JSON-LD. */
export interface JsonLdNode {
  readonly types: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** The property that contains it; null for a node of the graph itself. */
  readonly within: string | null;
}

/** A reference to another node: {"@id": …}. */
export interface JsonLdReference {
  readonly id: string;
  readonly within: string;
}

/** The JSON-LD of all scripts of a page. */
export interface StructuredData {
  /** Parts that cannot be read, one sentence each. */
  readonly issues: readonly string[];
  readonly nodes: readonly JsonLdNode[];
  readonly references: readonly JsonLdReference[];
  /** The @ids of the page's nodes. */
  readonly ids: ReadonlySet<string>;
}

/** The result under construction. */
interface Collected {
  readonly issues: string[];
  readonly nodes: JsonLdNode[];
  readonly references: JsonLdReference[];
  readonly ids: Set<string>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Normalizes a value to a list: JSON-LD allows one value or an array of them. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function walk(value: unknown, within: string | null, collected: Collected): void {
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, within, collected);
    return;
  }
  if (!isObject(value)) return;
  const keys = Object.keys(value);
  const id = value['@id'];
  if (keys.length === 1 && typeof id === 'string') {
    collected.references.push({ id, within: within ?? 'the graph' });
    return;
  }
  const types = listOf(value['@type']).filter((type) => typeof type === 'string');
  if (types.length === 0) collected.issues.push(`a node in ${within ?? 'the graph'} has no @type`);
  if (typeof id === 'string') collected.ids.add(id);
  collected.nodes.push({ types, values: value, within });
  for (const key of keys) if (!key.startsWith('@')) walk(value[key], key, collected);
}

function readScript(script: string, collected: Collected): void {
  let data: unknown;
  try {
    data = JSON.parse(script);
  } catch (error) {
    collected.issues.push(`does not parse: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  for (const root of listOf(data)) {
    if (!isObject(root)) {
      collected.issues.push('is not an object');
      continue;
    }
    const { '@context': context, '@graph': graph, ...rest } = root;
    if (typeof context !== 'string' || !/^https?:\/\/schema\.org\/?$/.test(context)) {
      collected.issues.push('its @context is not https://schema.org');
    }
    walk(graph ?? rest, null, collected);
  }
}

/**
 * Reads the contents of a page's application/ld+json scripts. Unreadable parts become issues; never throws.
 */
export function readStructuredData(scripts: readonly string[]): StructuredData {
  const collected: Collected = { issues: [], nodes: [], references: [], ids: new Set() };
  for (const script of scripts) readScript(script, collected);
  return collected;
}
