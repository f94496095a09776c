import { config, init, parser, parserCtx, schema, serializer, serializerCtx } from '@milkdown/core';
import { Clock, Container, Ctx } from '@milkdown/ctx';
import type { Node } from '@milkdown/prose/model';
import { postSchema } from '#staff/editor/rich-text/schema.ts';
import { markdownStyle } from '#staff/editor/rich-text/markdown.ts';

/** Markdown as the editor's document, and back. */
export interface MarkdownModel {
  readonly parse: (markdown: string) => Node;
  /** Ends with one line feed where there is any text. */
  readonly write: (doc: Node) => string;
}

/** Milkdown's parts wait for each other by events of the window, which Node has none of. */
function withWindowEvents(): void {
  const events = new EventTarget();
  Object.assign(globalThis, {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
}

/** The editor's reading and writing of Markdown without an editor: needs no browser. */
export async function markdownModel(): Promise<MarkdownModel> {
  withWindowEvents();
  const ctx = new Ctx(new Container(), new Clock());
  const plugins = [schema, parser, serializer, init(undefined as never), config(markdownStyle), ...postSchema];
  const runners = plugins.map((plugin) => plugin(ctx.produce()));
  await Promise.all(runners.map(async (run) => run()));
  return { parse: ctx.get(parserCtx), write: ctx.get(serializerCtx) };
}
