import type { ServiceIcon } from '#model/service.ts';

/** What is drawn for each icon, in a square of 24: strokes of one width, round at their ends. */
export const SERVICE_ICON_PATHS: Readonly<Record<ServiceIcon, string>> = {
  home: 'M3 11.5 12 4l9 7.5M5.5 9.8V20h13V9.8M10 20v-6h4v6',
  droplets:
    'M8 4c2.6 3.2 4 5.4 4 7.4a4 4 0 0 1-8 0C4 9.4 5.4 7.2 8 4ZM16.5 9c2.1 2.6 3.5 4.5 3.5 6.4a3.5 3.5 0 0 1-7 0c0-1.9 1.4-3.8 3.5-6.4Z',
  car: 'M4 16v-3l2-5.5h12l2 5.5v3M4 16h16M4 16v2.5h3V16M17 16v2.5h3V16M5.5 11.5h13M7.5 13.8h.1M16.5 13.8h.1',
  'tree-pine': 'm12 3 4.5 6H14l4 5.5H6L10 9H7.5L12 3ZM12 14.5V21',
  anchor: 'M12 8v13M9 11h6M12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 13c0 4.5 3.5 8 8 8s8-3.5 8-8',
  umbrella: 'M3 12a9 9 0 0 1 18 0H3ZM12 12v6.5a2 2 0 0 1-4 0M12 3V2',
  building: 'M6 21V3h12v18M4 21h16M9.5 7h1M13.5 7h1M9.5 11h1M13.5 11h1M10.5 21v-5h3v5',
  'building-2': 'M4 21V8h7v13M11 21V3h9v18M2.5 21h19M6.5 12h2M6.5 16h2M14 7h3M14 11h3M14 15h3',
  sofa: 'M5 11V8a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v3M3 13a2 2 0 0 1 4 0v2h10v-2a2 2 0 0 1 4 0v5H3v-5ZM5.5 18v2M18.5 18v2',
  droplet: 'M12 3c4 4.8 6 8.2 6 11.2a6 6 0 0 1-12 0C6 11.2 8 7.8 12 3Z',
  footprints:
    'M8.5 3C10.5 3 11 5.5 10.8 8l-.6 4H6.5L6 8c-.3-2.5.5-5 2.5-5ZM6.7 14.5h3.4v1.3a1.7 1.7 0 0 1-3.4 0v-1.3ZM16 7.5c2 0 2.5 2.5 2.3 5l-.6 3.5H14l-.5-3.5c-.3-2.5.5-5 2.5-5ZM14.2 18.5h3.4v.8a1.7 1.7 0 0 1-3.4 0v-.8Z',
  sparkles:
    'M10 4c.8 4.2 2.3 5.7 6.5 6.5-4.2.8-5.7 2.3-6.5 6.5-.8-4.2-2.3-5.7-6.5-6.5C7.7 9.7 9.2 8.2 10 4ZM18 14.5c.4 2 1 2.6 3 3-2 .4-2.6 1-3 3-.4-2-1-2.6-3-3 2-.4 2.6-1 3-3Z',
};
