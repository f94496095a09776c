/** The ad pixel's own hosts: where its script comes from and where its events go. Allowed only when a pixel is configured. */
export const PIXEL_HOSTS = {
  script: ['https://connect.facebook.net'],
  events: ['https://www.facebook.com'],
} as const;
