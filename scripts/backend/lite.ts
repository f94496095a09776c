import { freePort } from '#scripts/preview/free-port.ts';
import { type LocalServer, serveFetch } from './fetch-server.ts';
import { type LiteAccount, type LiteEmail, openLiteApp } from './lite-app.ts';
import { openLiteFolder } from './lite-folder.ts';
import { startWebhook } from './webhook.ts';

/** A local backend: a store with sign-in and files, and a webhook. */
export interface LiteBackend {
  /** For PUBLIC_SUPABASE_URL. */
  readonly url: string;
  /** For PUBLIC_SUPABASE_ANON_KEY. */
  readonly anonKey: string;
  /** Bypasses every policy. */
  readonly secretKey: string;
  /** For PUBLIC_QUOTE_WEBHOOK_URL. */
  readonly webhook: string;
  readonly staff: LiteAccount;
  /** Creates an account that is not staff. Resolves with its id. */
  readonly addAccount: (account: LiteAccount) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Options of a local backend. */
export interface LiteOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly webhookPort: number;
  /** The folder for rows, files and keys; undefined for a temporary one. */
  readonly keep: string | undefined;
  /** Receives each line about a lead. */
  readonly show: (line: string) => void;
  /** Receives the function to call when the start is interrupted. */
  readonly onCleanup: (cleanup: () => void) => void;
  /** Receives emails, which are otherwise printed. */
  readonly onEmail?: (email: LiteEmail) => void;
}

/** Starts the backend on 127.0.0.1. Throws an Error if a port is taken or the folder contains other files. */
export async function startLite({
  port,
  webhookPort,
  keep,
  show,
  onCleanup,
  onEmail,
}: LiteOptions): Promise<LiteBackend> {
  // Check the ports first: starting the store takes seconds.
  const storePort = await freePort(port);
  const leadPort = await freePort(webhookPort, '--webhook-port');
  const folder = await openLiteFolder(keep, onCleanup);
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).toReversed()) await end();
    folder.clear();
  };
  try {
    const app = await openLiteApp(folder, onEmail);
    stops.push(app.close);
    const serve = async (start: Promise<LocalServer>): Promise<string> => {
      const server = await start;
      stops.push(server.stop);
      return server.url;
    };
    const url = await serve(serveFetch(storePort, app.handle));
    const webhook = await serve(startWebhook(leadPort, show));
    const { addAccount } = app;
    const { publishableKey, secretKey, email, password } = folder.secrets;
    return {
      url,
      anonKey: publishableKey,
      secretKey,
      webhook: `${webhook}/lead`,
      staff: { email, password },
      addAccount,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
