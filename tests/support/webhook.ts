import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLead, type ReceivedLead, WEBHOOK_CORS } from '#scripts/backend/webhook.ts';

/** How the webhook responds to a lead. */
export type WebhookBehavior =
  | 'accepts'
  /** 500, with `refusal` as the body. */
  | 'refuses'
  /** 400, with `refusal` as the body. */
  | 'rejects'
  /** Reads it and does not respond before `release`. */
  | 'hangs'
  /** Reads it and closes the connection. */
  | 'drops'
  /** Accepts it without CORS headers: the preflight fails. */
  | 'accepts without CORS'
  /** Answers with this status, which the page cannot read: only the preflight gets CORS headers. */
  | '410 without CORS'
  | '429 without CORS'
  | '502 without CORS'
  /** Answers everything with 503 and without CORS headers: the preflight fails. */
  | '503 without CORS';

/** The behaviors under which the preflight fails. */
const WITHOUT_PREFLIGHT: ReadonlySet<WebhookBehavior> = new Set(['accepts without CORS', '503 without CORS']);

/** A request with a lead. */
interface Received {
  readonly behavior: WebhookBehavior;
  readonly contentType: string;
  readonly lead: ReceivedLead['fields'];
}

/** A webhook on loopback, whose origin is not the site's. */
export interface Webhook {
  readonly url: string;
  /** The requests with a lead, in order; preflights are not included. */
  readonly received: readonly Received[];
  /** Sets the behavior for the next requests; a function is called for each. */
  respondWith: (behavior: WebhookBehavior | (() => WebhookBehavior)) => void;
  /** Accepts all hanging requests. */
  readonly release: () => void;
  /** The body of a refusal. */
  refusal: string;
  /** Clears `received` and accepts leads again. */
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

const CORS = {
  ...WEBHOOK_CORS,
  // No caching: a preflight of one test must not count for the next.
  'Access-Control-Max-Age': '0',
} as const;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const accept = (response: ServerResponse, headers: Readonly<Record<string, string>>): unknown =>
  response.writeHead(200, { 'Content-Type': 'text/plain', ...headers }).end('Accepted');

function answer(behavior: WebhookBehavior, refusal: string, response: ServerResponse): void {
  switch (behavior) {
    case 'accepts':
      accept(response, CORS);
      return;
    case 'accepts without CORS':
      accept(response, {});
      return;
    case 'refuses':
    case 'rejects':
      response
        .writeHead(behavior === 'rejects' ? 400 : 500, { 'Content-Type': 'text/plain; charset=utf-8', ...CORS })
        .end(refusal);
      return;
    case '410 without CORS':
    case '429 without CORS':
    case '502 without CORS':
    case '503 without CORS':
      response.writeHead(Number.parseInt(behavior, 10)).end(refusal);
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
  let next: () => WebhookBehavior = () => 'accepts';
  const server = createServer((request, response) => {
    const behavior = next();
    if (request.method === 'OPTIONS') {
      if (WITHOUT_PREFLIGHT.has(behavior)) response.writeHead(405).end();
      else response.writeHead(204, CORS).end();
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
        received.push({ behavior, contentType, lead: readLead(contentType, body).fields });
        if (behavior === 'hangs') hanging.push(response);
        answer(behavior, webhook.refusal, response);
      })
      // The tab was closed during the request.
      .catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const webhook: Webhook = {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    refusal: 'The receiver is out of order',
    respondWith: (behavior) => {
      next = typeof behavior === 'function' ? behavior : () => behavior;
    },
    release: () => {
      for (const response of hanging.splice(0)) accept(response, CORS);
    },
    reset: () => {
      hanging.length = 0;
      received.length = 0;
      next = () => 'accepts';
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
