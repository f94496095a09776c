import type { RichText } from '#model/question.ts';

/** HTML that is safe to output. Created by the `html` template tag and the Markdown pipeline. */
export class Html {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }

  toString(): string {
    return this.value;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const NEEDS_ESCAPE = /[&<>"']/;

/** Escapes a text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return NEEDS_ESCAPE.test(text) ? text.replace(/[&<>"']/g, (character) => ESCAPES[character]!) : text;
}

/** A value in a template: text is escaped, Html is inserted as is, null is omitted. */
export type Part = string | number | Html | readonly Html[] | null;

function write(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return part instanceof Html ? part.value : part.map((piece) => piece.value).join('');
}

/** Template tag that escapes every inserted text. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let out = strings[0]!;
  for (let index = 0; index < parts.length; index += 1) out += write(parts[index]!) + strings[index + 1]!;
  return new Html(out);
}

/** Renders a paragraph's runs. */
export function richText(text: RichText): Html {
  return new Html(
    text
      .map((run) => {
        if (typeof run === 'string') return escapeHtml(run);
        if (run.kind === 'link') return `<a href="${escapeHtml(run.href)}">${escapeHtml(run.text)}</a>`;
        return `<${run.kind}>${escapeHtml(run.text)}</${run.kind}>`;
      })
      .join(''),
  );
}
