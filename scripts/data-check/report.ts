import type { DataReport, Finding } from './data-check.ts';

/** How many lines a cause has. */
const MAX_LINES = 10;

/** Findings one below the other, with what to do after each run of findings that ask for the same. */
const findingLines = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ says, fix }, index) => [
    `  ${says}`,
    ...(fix === findings[index + 1]?.fix ? [] : [`  → ${fix}`]),
  ]);

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines, ''];

function causeLines([cause, lines]: readonly [string, readonly string[]]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MAX_LINES;
  return [
    `  ${cause}:`,
    ...lines.slice(0, MAX_LINES).map((line) => `    ${line}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Formats a report for a terminal: what stops a build first, what is only missing last, then the verdict. */
export function dataReportText({ refused, leftOut, doubtful, missing, model }: DataReport): string {
  const verdict =
    refused.length > 0
      ? `${counted(refused.length, 'issue stops', 'issues stop')} a build.`
      : `Nothing stops a build: ${counted(model?.cities.length ?? 0, 'city', 'cities')}, ` +
        `${counted(model?.services.length ?? 0, 'service', 'services')}, ` +
        `${counted(model?.neighborhoods.length ?? 0, 'neighborhood', 'neighborhoods')}, ` +
        `${counted(model?.posts.length ?? 0, 'post', 'posts')}. What a launch still needs: npm run preflight.`;
  return [
    ...section('A build refuses:', findingLines(refused)),
    ...section('Wrong, and left out of the site:', findingLines(leftOut)),
    ...section('Without effect, or doubtful:', Object.entries(doubtful).flatMap(causeLines)),
    ...section('Missing, and harmless:', Object.entries(missing).flatMap(causeLines)),
    verdict,
  ].join('\n');
}
