/** A node of a page's JSON-LD. */
export interface JsonLdNode {
  readonly types: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** The property it stands in; null for a node of the graph itself. */
  readonly within: string | null;
}

/** A node that only points at another: {"@id": …}. */
export interface JsonLdReference {
  readonly id: string;
  readonly within: string;
}

/** The JSON-LD of a page, all its scripts together. */
export interface StructuredData {
  /** What could not be read, in words. */
  readonly issues: readonly string[];
  readonly nodes: readonly JsonLdNode[];
  readonly references: readonly JsonLdReference[];
  /** Every @id that a node of the page carries. */
  readonly ids: ReadonlySet<string>;
}

interface Reading {
  readonly issues: string[];
  readonly nodes: JsonLdNode[];
  readonly references: JsonLdReference[];
  readonly ids: Set<string>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value as a list: what JSON-LD lets stand alone or in an array. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function walk(value: unknown, within: string | null, reading: Reading): void {
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, within, reading);
    return;
  }
  if (!isObject(value)) return;
  const keys = Object.keys(value);
  const id = value['@id'];
  if (keys.length === 1 && typeof id === 'string') {
    reading.references.push({ id, within: within ?? 'the graph' });
    return;
  }
  const types = listOf(value['@type']).filter((type) => typeof type === 'string');
  if (types.length === 0) reading.issues.push(`a node in ${within ?? 'the graph'} has no @type`);
  if (typeof id === 'string') reading.ids.add(id);
  reading.nodes.push({ types, values: value, within });
  for (const key of keys) if (!key.startsWith('@')) walk(value[key], key, reading);
}

function readScript(script: string, reading: Reading): void {
  let data: unknown;
  try {
    data = JSON.parse(script);
  } catch (error) {
    reading.issues.push(`does not parse: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  for (const root of listOf(data)) {
    if (!isObject(root)) {
      reading.issues.push('is no object');
      continue;
    }
    const { '@context': context, '@graph': graph, ...rest } = root;
    if (typeof context !== 'string' || !/^https?:\/\/schema\.org\/?$/.test(context)) {
      reading.issues.push('its @context is not https://schema.org');
    }
    walk(graph ?? rest, null, reading);
  }
}

/** Reads the contents of a page's application/ld+json scripts; what cannot be read becomes a issue, never an error. */
export function readStructuredData(scripts: readonly string[]): StructuredData {
  const reading: Reading = { issues: [], nodes: [], references: [], ids: new Set() };
  for (const script of scripts) readScript(script, reading);
  return reading;
}
