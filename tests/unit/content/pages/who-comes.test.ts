import { describe, expect, it } from 'vitest';
import { whoComes } from '#content/pages/who-comes.ts';

const NOTHING = { license: null, insuranceCarrier: null, coverageLimit: null };

describe('what the company can show', () => {
  it('is nothing until the owner gives a paper or a person', () => {
    expect(whoComes(NOTHING)).toBeNull();
    expect(whoComes({ ...NOTHING, crew: [] })).toBeNull();
  });

  it('has the license, the insurance with its certificate, and the crew', () => {
    const crew = [{ name: 'Jo', role: 'Owner', picture: null }];
    const given = { license: 'SC-1', insuranceCarrier: 'A carrier', coverageLimit: '$1,000,000' };
    expect(whoComes({ ...given, insuranceCertificate: '/images/insurance.pdf', crew })).toEqual({
      papers: [
        { label: 'License', text: 'SC-1', href: null },
        { label: 'Insurance', text: 'A carrier, $1,000,000', href: '/images/insurance.pdf' },
      ],
      crew,
    });
  });

  it('shows a certificate alone too', () => {
    expect(whoComes({ ...NOTHING, insuranceCertificate: '/images/insurance.pdf' })?.papers).toHaveLength(1);
  });
});
