/** The worker itself. TypeScript takes `self` for a window. */
export const scope = self as unknown as ServiceWorkerGlobalScope;
