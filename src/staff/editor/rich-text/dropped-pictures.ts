/** What a writer would call a picture: its description, or its file's name; '' for one without either. */
export function pictureLabel(src: string, alt: string): string {
  if (alt.trim() !== '') return alt.trim();
  if (!URL.canParse(src, 'https://host.invalid') || /^(?:data|blob):/i.test(src)) return '';
  const name = new URL(src, 'https://host.invalid').pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** How many pictures are named. */
const MAX_NAMED = 5;

/** Says which pictures a paste left out, by their labels; '' is a picture without one. */
export function droppedNote(labels: readonly string[]): string {
  const named = labels.filter((label) => label !== '').slice(0, MAX_NAMED);
  const others = labels.length - named.length;
  const list = [
    ...named.map((label) => `“${label}”`),
    ...(others === 0 ? [] : [named.length === 0 ? '' : `${others} more`]),
  ].filter((part) => part !== '');
  const [subject, them] =
    labels.length === 1 ? ['A picture was left out', 'it'] : [`${labels.length} pictures were left out`, 'them'];
  const which = list.length === 0 ? '' : `: ${list.join(', ')}`;
  return `${subject}${which}. Pages show only pictures that were uploaded here: save ${them} as files, then add ${them} with the Picture button.`;
}
