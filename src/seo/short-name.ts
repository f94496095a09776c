import type { Service } from '#model/service.ts';

/** The short name of a service, for titles. */
export const shortName = (service: Service): string => service.profile?.shortName ?? service.displayName;
