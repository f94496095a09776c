import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLead, type ReceivedLead, WEBHOOK_CORS } from '#scripts/backend/webhook.ts';

/** How the webhook treats a lead. */
export type Manner =
  | 'takes'
  /** 500, with `refusal` as its text. */
  | 'refuses'
  /** 400, with `refusal` as its text. */
  | 'rejects'
  /** Reads it and does not answer before `release`. */
  | 'hangs'
  /** Reads it and closes the connection. */
  | 'drops'
  /** Takes it, and says nothing about other origins: a browser's preflight fails. */
  | 'takes without CORS';

/** A request that brought a lead. */
export interface Received {
  readonly manner: Manner;
  readonly contentType: string;
  readonly lead: ReceivedLead['fields'];
}

/** A receiver of leads on loopback, under another origin than the site's. */
export interface Webhook {
  readonly url: string;
  /** Every request that brought a lead, in their order. Preflights are not among them. */
  readonly received: readonly Received[];
  /** How the next requests are treated; a function is asked for each. */
  treat: (manner: Manner | (() => Manner)) => void;
  /** Takes everything that hangs, and forgets that it hung. */
  readonly release: () => void;
  /** What it says when it refuses. */
  refusal: string;
  /** Forgets what was received and takes again. */
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

const CORS = {
  ...WEBHOOK_CORS,
  // Each request asks anew: a preflight remembered from one test must not help the next.
  'Access-Control-Max-Age': '0',
} as const;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const take = (response: ServerResponse, headers: Readonly<Record<string, string>>): unknown =>
  response.writeHead(200, { 'Content-Type': 'text/plain', ...headers }).end('Accepted');

function answer(manner: Manner, refusal: string, response: ServerResponse): void {
  switch (manner) {
    case 'takes':
      take(response, CORS);
      return;
    case 'takes without CORS':
      take(response, {});
      return;
    case 'refuses':
    case 'rejects':
      response
        .writeHead(manner === 'rejects' ? 400 : 500, { 'Content-Type': 'text/plain; charset=utf-8', ...CORS })
        .end(refusal);
      return;
    case 'drops':
      response.socket?.destroy();
      return;
    case 'hangs':
      return;
  }
}

/** Starts a webhook on a free port. */
export async function startWebhook(): Promise<Webhook> {
  const received: Received[] = [];
  const hanging: ServerResponse[] = [];
  let next: () => Manner = () => 'takes';
  const server = createServer((request, response) => {
    const manner = next();
    if (request.method === 'OPTIONS') {
      response
        .writeHead(manner === 'takes without CORS' ? 405 : 204, manner === 'takes without CORS' ? {} : CORS)
        .end();
      return;
    }
    if (request.method !== 'POST') {
      // A browser that shows the answer to a form asks for an icon too.
      response.writeHead(404).end();
      return;
    }
    void bodyOf(request)
      .then((body) => {
        const contentType = request.headers['content-type'] ?? '';
        received.push({ manner, contentType, lead: readLead(contentType, body).fields });
        if (manner === 'hangs') hanging.push(response);
        answer(manner, webhook.refusal, response);
      })
      // The tab was closed while it was sending.
      .catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const webhook: Webhook = {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    refusal: 'The receiver is out of order',
    treat: (manner) => {
      next = typeof manner === 'function' ? manner : () => manner;
    },
    release: () => {
      for (const response of hanging.splice(0)) take(response, CORS);
    },
    reset: () => {
      hanging.length = 0;
      received.length = 0;
      next = () => 'takes';
      webhook.refusal = 'The receiver is out of order';
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return webhook;
}
