/** The part of Eleventy's configuration used here; the package ships no types. */
interface EleventyConfig {
  addExtension(extension: string, options: { key: string }): void;
  setUseGitIgnore(enabled: boolean): void;
}

/** Eleventy 3 as a reference for npm run bench: one JavaScript template, written in TypeScript, and nothing else. */
export default function configure(config: EleventyConfig): void {
  config.addExtension('11ty.ts', { key: '11ty.js' });
  config.setUseGitIgnore(false);
}
