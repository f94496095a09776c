/** The part of Eleventy's configuration that is used here; the package has no types. */
interface EleventyConfig {
  addExtension(extension: string, options: { key: string }): void;
  setUseGitIgnore(enabled: boolean): void;
}

/**
 * Configures Eleventy 3 as a reference for npm run bench, with one JavaScript template written in TypeScript.
 */
export default function configure(config: EleventyConfig): void {
  config.addExtension('11ty.ts', { key: '11ty.js' });
  config.setUseGitIgnore(false);
}
