import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** One message of the Nu HTML Checker. */
export interface CheckerMessage {
  readonly file: string;
  readonly says: string;
  /** The markup around it. */
  readonly extract: string;
}

interface Report {
  readonly messages: readonly { readonly url?: string; readonly message: string; readonly extract?: string }[];
}

/** Whether Java is installed. */
export const hasJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** The checker's jar, from the npm package vnu-jar. */
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/**
 * Deeply nested pages need a large stack. For a run of half a minute the optimizing compiler and a parallel
 * collector do not pay off: without them the checker uses a quarter less processor time.
 */
const JAVA = ['-Xss16m', '-XX:+IgnoreUnrecognizedVMOptions', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/**
 * Runs the Nu HTML Checker (validator.github.io/validator) over files and over the HTML files of folders, and
 * resolves with its errors. Rejects when the checker does not return a report.
 */
export function checkMarkup(paths: readonly string[]): Promise<CheckerMessage[]> {
  const options = ['--skip-non-html', '--errors-only', '--format', 'json', '--stdout'];
  return new Promise((resolve, reject) => {
    // It exits with 1 when it finds errors, so only its output shows whether it ran.
    execFile('java', [...JAVA, '-jar', jar, ...options, ...paths], { maxBuffer: 2 ** 28 }, (_, stdout, stderr) => {
      try {
        const { messages } = JSON.parse(stdout) as Report;
        resolve(
          messages.map(({ url = '', message, extract = '' }) => ({
            file: url.startsWith('file:') ? fileURLToPath(url) : url,
            says: message,
            extract,
          })),
        );
      } catch (cause) {
        reject(new Error(`The HTML checker returned no report: ${stderr || stdout || 'it did not start'}`, { cause }));
      }
    });
  });
}
