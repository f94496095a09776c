import { describe, expect, it } from 'vitest';
import { nodeFlags } from '#scripts/node-version.mjs';

const QUIET = '--disable-warning=ExperimentalWarning';

describe('the scripts', () => {
  it.each(['18.20.4', '20.20.2', 'v20.20.2', '21.7.3', '22.0.0', '22.11.9'])(
    'are rejected on Node %s with the version that they need',
    (version) => {
      const result = nodeFlags(version);
      expect(result).toMatchObject({ ok: false });
      expect(JSON.stringify(result)).toContain('Node 22.12 or newer');
    },
  );

  it.each(['22.12.0', '22.17.1', '23.0.0', '23.5.0'])('start with the flag that strips types on Node %s', (version) => {
    expect(nodeFlags(version)).toEqual({ ok: true, flags: ['--experimental-strip-types', QUIET] });
  });

  it.each(['22.18.0', '23.6.0', '24.21.0', 'v24.0.0', '26.1.0'])(
    'start without the flag on Node %s, which strips types by default',
    (version) => {
      expect(nodeFlags(version)).toEqual({ ok: true, flags: [QUIET] });
    },
  );
});
