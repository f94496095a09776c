/** Ids that a page of reading has already, from its frame and its own sections. */
const TAKEN = ['main', 'cta-title', 'next-title'] as const;

/** A text as it stands in an address: 'Does it harm the roof?' gives 'does-it-harm-the-roof'. */
const inAddress = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

/**
 * Gives the headings of one page their ids, in the order they are asked for: the same texts get the same ids in every
 * build, no id comes twice, and none is the page's own.
 */
export function headingIds(): (text: string) => string {
  const given = new Set<string>(TAKEN);
  return (text) => {
    const plain = inAddress(text);
    let id = plain;
    for (let count = 2; given.has(id); count += 1) id = `${plain}-${count}`;
    given.add(id);
    return id;
  };
}
