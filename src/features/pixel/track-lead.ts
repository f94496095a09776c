/** The window with the pixel's function, if pixel-script.ts has started it. */
export interface PixelWindow {
  fbq?: (...command: unknown[]) => void;
}

/** Tracks a lead before it is sent (specification, section 7). Never throws. */
export function trackLead(submissionId: string): void {
  const { fbq } = window as PixelWindow;
  try {
    for (const event of ['Lead', 'CompleteRegistration']) fbq?.('track', event, {}, { eventID: submissionId });
  } catch {
    // The pixel is a third party's code, or a blocker's stand-in for it. Neither may stop a lead.
  }
}
