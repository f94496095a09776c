import { config, init, parser, parserCtx, schema, serializer, serializerCtx } from '@milkdown/core';
import { Clock, Container, Ctx } from '@milkdown/ctx';
import type { Node } from '@milkdown/prose/model';
import { postSchema } from '#staff/editor/rich-text/schema.ts';
import { markdownStyle } from '#staff/editor/rich-text/markdown.ts';

/** Converts between Markdown and the editor's document. */
export interface MarkdownModel {
  readonly parse: (markdown: string) => Node;
  /** Serializes; ends with one line feed unless the document is empty. */
  readonly write: (doc: Node) => string;
}

/** Provides the window events by which Milkdown's plugins wait for each other, for Node. */
function withWindowEvents(): void {
  const events = new EventTarget();
  Object.assign(globalThis, {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
}

/** The editor's Markdown parser and serializer without an editor or a browser. */
export async function markdownModel(): Promise<MarkdownModel> {
  withWindowEvents();
  const ctx = new Ctx(new Container(), new Clock());
  const plugins = [schema, parser, serializer, init(undefined as never), config(markdownStyle), ...postSchema];
  const runners = plugins.map((plugin) => plugin(ctx.produce()));
  await Promise.all(runners.map(async (run) => run()));
  return { parse: ctx.get(parserCtx), write: ctx.get(serializerCtx) };
}
