import type { Business, CrewMember } from '#model/business.ts';

/** What the company can show: papers, and the people who come. */
export interface WhoComes {
  readonly papers: readonly { readonly label: string; readonly text: string; readonly href: string | null }[];
  readonly crew: readonly CrewMember[];
}

/** The license, the insurance and the crew that the owner gave. Null while nothing is given, whatever is promised. */
export function whoComes({
  license,
  insuranceCarrier,
  coverageLimit,
  insuranceCertificate,
  crew = [],
}: Pick<
  Business,
  'license' | 'insuranceCarrier' | 'coverageLimit' | 'insuranceCertificate' | 'crew'
>): WhoComes | null {
  const insurance = [insuranceCarrier, coverageLimit].filter((fact) => fact !== null).join(', ');
  const papers = [
    ...(license === null ? [] : [{ label: 'License', text: license, href: null }]),
    ...(insurance === '' && insuranceCertificate === undefined
      ? []
      : [{ label: 'Insurance', text: insurance, href: insuranceCertificate ?? null }]),
  ];
  return papers.length === 0 && crew.length === 0 ? null : { papers, crew };
}
