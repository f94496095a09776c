import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** One thing the Nu HTML Checker says of a file. */
export interface CheckerMessage {
  readonly file: string;
  readonly says: string;
  /** The markup around it. */
  readonly extract: string;
}

interface Report {
  readonly messages: readonly { readonly url?: string; readonly message: string; readonly extract?: string }[];
}

/** Whether this machine can run Java. */
export const hasJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** The checker's jar, from the npm package vnu-jar. */
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/**
 * Deep pages need a deep stack. For half a minute's work neither the second compiler nor a collector of many threads
 * is worth its time: without them the checker takes a quarter less of the processor.
 */
const JAVA = ['-Xss16m', '-XX:+IgnoreUnrecognizedVMOptions', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/**
 * The errors the Nu HTML Checker (validator.github.io/validator) finds in these files and in the HTML below these
 * folders. Rejects when the checker does not answer with a report.
 */
export function checkMarkup(paths: readonly string[]): Promise<CheckerMessage[]> {
  const options = ['--skip-non-html', '--errors-only', '--format', 'json', '--stdout'];
  return new Promise((resolve, reject) => {
    // It exits with 1 where it finds errors, so only what it prints tells whether it ran.
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
        reject(new Error(`The HTML checker gave no report: ${stderr || stdout || 'it did not start'}`, { cause }));
      }
    });
  });
}
