import { describe, expect, it } from 'vitest';
import { nodeFlags } from '#scripts/node-version.mjs';

const QUIET = '--disable-warning=ExperimentalWarning';

describe('the scripts', () => {
  it.each(['18.20.4', '20.20.2', 'v20.20.2', '21.7.3', '22.0.0', '22.11.9'])(
    'do not start on Node %s, and say why',
    (version) => {
      const result = nodeFlags(version);
      expect(result).toMatchObject({ ok: false });
      expect(JSON.stringify(result)).toContain('Node 22.12 or newer');
    },
  );

  it.each(['22.12.0', '22.17.1', '23.0.0', '23.5.0'])('ask Node %s to strip types', (version) => {
    expect(nodeFlags(version)).toEqual({ ok: true, flags: ['--experimental-strip-types', QUIET] });
  });

  it.each(['22.18.0', '23.6.0', '24.21.0', 'v24.0.0', '26.1.0'])(
    'know that Node %s strips types by itself',
    (version) => {
      expect(nodeFlags(version)).toEqual({ ok: true, flags: [QUIET] });
    },
  );
});
