import { freePort } from '#scripts/preview/free-port.ts';
import { type LocalServer, serveFetch } from './fetch-server.ts';
import { type LiteAccount, type LiteEmail, openLiteApp } from './lite-app.ts';
import { openLiteFolder } from './lite-folder.ts';
import { startWebhookSink } from './webhook-sink.ts';

/** A backend of one's own: a store with sign-in and files, and a webhook. */
export interface LiteBackend {
  /** For PUBLIC_SUPABASE_URL. */
  readonly url: string;
  /** For PUBLIC_SUPABASE_ANON_KEY. */
  readonly anonKey: string;
  /** Past every policy. */
  readonly secretKey: string;
  /** For PUBLIC_QUOTE_WEBHOOK_URL. */
  readonly webhook: string;
  readonly staff: LiteAccount;
  /** Makes another account, of nobody's staff; resolves with its id. */
  readonly addAccount: (account: LiteAccount) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** What a backend is started with. */
export interface LiteOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly webhookPort: number;
  /** The folder that keeps its rows, files and keys; without one they are gone with it. */
  readonly keep: string | undefined;
  /** Gets each line about a lead. */
  readonly show: (line: string) => void;
  /** Called as soon as there is something to undo when the start is broken off. */
  readonly onCleanup: (cleanup: () => void) => void;
  /** Gets each email instead of the terminal. */
  readonly onEmail?: (email: LiteEmail) => void;
}

/** Starts the backend on 127.0.0.1. Throws an Error where a port is taken or the folder is another's. */
export async function startLite({
  port,
  webhookPort,
  keep,
  show,
  onCleanup,
  onEmail,
}: LiteOptions): Promise<LiteBackend> {
  // Before the seconds that the store takes: a port that is taken is better told now.
  const storePort = await freePort(port);
  const sinkPort = await freePort(webhookPort, '--webhook-port');
  const folder = await openLiteFolder(keep, onCleanup);
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).toReversed()) await end();
    folder.clear();
  };
  try {
    const app = await openLiteApp(folder, onEmail);
    stops.push(app.close);
    const serving = async (start: Promise<LocalServer>): Promise<string> => {
      const server = await start;
      stops.push(server.stop);
      return server.url;
    };
    const url = await serving(serveFetch(storePort, app.handle));
    const sink = await serving(startWebhookSink(sinkPort, show));
    const { addAccount } = app;
    const { publishableKey, secretKey, email, password } = folder.secrets;
    return {
      url,
      anonKey: publishableKey,
      secretKey,
      webhook: `${sink}/lead`,
      staff: { email, password },
      addAccount,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
