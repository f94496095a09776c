/** The ad pixel's function, where a pixel is configured and the visitor has not declined (src/features/pixel/pixel-script.ts). */
export interface PixelWindow {
  fbq?: (...command: unknown[]) => void;
}

/** Tells the pixel of a lead, before it is sent (specification, section 7). */
export function trackLead(submissionId: string): void {
  const { fbq } = window as PixelWindow;
  for (const event of ['Lead', 'CompleteRegistration']) fbq?.('track', event, {}, { eventID: submissionId });
}
