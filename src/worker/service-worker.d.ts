// The part of the service worker API that this worker and Workbox use (w3.org/TR/service-workers).
// TypeScript's lib.webworker redeclares many names of lib.dom, so a project cannot use both.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Absent in browsers without navigation preload. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Response | Promise<Response>): void;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface WindowClient {
  readonly url: string;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: WindowClient;
}

interface ServiceWorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableMessageEvent;
  readonly sync: SyncEvent;
}

interface Clients {
  get(id: string): Promise<WindowClient | undefined>;
}

interface ServiceWorkerGlobalScope {
  readonly clients: Clients;
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof ServiceWorkerEvents>(
    type: T,
    listener: (event: ServiceWorkerEvents[T]) => void,
  ): void;
}
