/** The worker itself. TypeScript types `self` as a window. */
export const scope = self as unknown as ServiceWorkerGlobalScope;
