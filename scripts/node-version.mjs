/** The oldest supported Node: the first LTS release that runs Astro 7 and strips types. */
export const OLDEST_NODE = '22.12';

/**
 * Returns the flags that a Node version needs to run TypeScript, or a hint if it is too old.
 * @param {string} version such as '22.12.0' or 'v24.1.0'
 * @returns {{ ok: true, flags: string[] } | { ok: false, hint: string }}
 */
export function nodeFlags(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 12)) {
    const hint =
      `This needs Node ${OLDEST_NODE} or newer. Run it through npm after 'npm ci', which brings its own Node ` +
      `(on Linux and Windows; not with --omit=optional), or install Node 24 from https://nodejs.org.`;
    return { ok: false, hint };
  }
  // nodejs.org/api/typescript.html: types are stripped without a flag from 22.18 and 23.6 on.
  const needsFlag = (major === 22 && minor < 18) || (major === 23 && minor < 6);
  const flags = needsFlag ? ['--experimental-strip-types'] : [];
  return { ok: true, flags: [...flags, '--disable-warning=ExperimentalWarning'] };
}
