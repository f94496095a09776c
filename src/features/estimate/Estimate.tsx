import { type ReactNode, useMemo, useRef, useState } from 'react';
import { estimateText, FACTOR_WORDS, WRITTEN_QUOTE } from '#content/estimate-words.ts';
import type { WorkWords } from '#content/work-words.ts';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { useReplay } from '#hydration/use-replay.ts';
import type { EstimateHandover } from '#model/estimate-handover.ts';
import type { FactorName } from '#model/pricing.ts';
import { type Estimate as EstimateResult, estimate, type Saving } from '#pricing/estimate.ts';
import { ANCHORS, PATHS } from '#routes/paths.ts';
import { LevelField, ServiceFields, SizeFields } from './EstimateFields.tsx';
import { handOver } from './hand-over.ts';
import { type Choice, unpackPriceList } from './packed-rules.ts';
import { linesHtml, sumHtml } from './result-html.ts';
import {
  factorsOf,
  HOUSE,
  initialSelection,
  jobsOf,
  levelsOf,
  needsHouse,
  quoteChoiceFor,
  type Selection,
  sizeField,
} from './selection.ts';

interface Props {
  /** The services and their rules, packed. */
  readonly prices: string;
  /** The service chosen at first. */
  readonly service: string;
  /** What the company does; the default is the sample company's. */
  readonly verb?: WorkWords['verb'];
  /**
   * Short, for a page that has more to show: the services that no package joins with the first are folded away, and
   * on a phone the factors.
   */
  readonly compact?: boolean;
  /** Whether the page has the quote form. */
  readonly hasForm?: boolean;
  /** Without a form on the page, the path of one with the first service chosen: for a visitor without JavaScript. */
  readonly formPath?: string;
  /** The prefix of the fields' ids: the styleguide shows a second one. */
  readonly id?: string;
  /** The level of the headings inside. */
  readonly level?: 2 | 3;
}

interface ResultProps {
  readonly result: EstimateResult;
  readonly choices: readonly Choice[];
}

/** HTML for an element's content, which React writes only when it changes: the sum is announced. */
const useHtml = (html: string) => useMemo(() => ({ __html: html }), [html]);

/** The prices as a ledger: a line a service with its reasons, the offer, the sum. */
function Result({ result, choices }: ResultProps) {
  return (
    <>
      <ul className="prices" dangerouslySetInnerHTML={useHtml(linesHtml(result, choices))} />
      <p className="estimate-sum" role="status" dangerouslySetInnerHTML={useHtml(sumHtml(result))} />
    </>
  );
}

function Included({
  choices,
  services,
}: {
  readonly choices: readonly Choice[];
  readonly services: readonly string[];
}) {
  const known = choices.filter(({ service, included }) => included !== '' && services.includes(service));
  if (known.length === 0) return null;
  return (
    <details className="estimate-included">
      <summary>What is included</summary>
      <dl>
        {known.map(({ service, name, included }) => (
          <div key={service}>
            <dt>{name}</dt>
            <dd>{included}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Group({
  title,
  level,
  children,
}: {
  readonly title: string;
  readonly level: 2 | 3;
  readonly children: ReactNode;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="estimate-group">
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}

/** Whether a package joins two services. */
const isPartner = (one: string, other: string, savings: readonly Saving[]): boolean =>
  savings.some(({ needs, services }) => needs === 'all' && services.includes(one) && services.includes(other));

/** The levels that the price is for, in a word each: 'One story, usual dirt, easy to reach'. */
function chosenLevels(names: readonly FactorName[], { levels }: Selection): string {
  const words = names.map((name) => FACTOR_WORDS[name].reasons[levels[name]] ?? levels[name]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Form({
  prices,
  service,
  verb = 'wash',
  compact = false,
  hasForm = false,
  formPath = PATHS.contact,
  id = 'estimate',
  level = 3,
}: Props) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [{ choices, savings }] = useState(() => unpackPriceList(prices));
  const [selection, setSelection] = useState(() => initialSelection([service]));
  useReplay(rootRef);

  const chosen = choices.filter((choice) => selection.services.includes(choice.service));
  const rules = choices.flatMap(({ rule }) => rule ?? []);
  const chosenRules = chosen.flatMap(({ rule }) => rule ?? []);
  const house = rules.find(({ measure }) => measure === 'house');
  const result = estimate(jobsOf(selection, rules), rules, savings);
  const shown = compact
    ? choices.filter((choice) => choice.service === service || isPartner(choice.service, service, savings))
    : choices;
  const others = choices.filter((choice) => !shown.includes(choice));
  const nameOf = (slug: string) => {
    const choice = choices.find((candidate) => candidate.service === slug);
    return { name: choice?.name ?? slug, measure: choice?.rule?.measure ?? ('house' as const) };
  };
  const fields = { id, selection, onChange: setSelection };
  const factors = factorsOf(chosenRules);
  const levelFields = (
    <div className="estimate-levels">
      {factors.map((name) => (
        <LevelField key={name} name={name} levels={levelsOf(name, chosenRules)} {...fields} />
      ))}
    </div>
  );

  return (
    <div className="estimate" ref={rootRef}>
      {/* Sends nothing. Browsers restore fields by their order, so a choice would come back in another field. */}
      <form className="estimate-form" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <Group title={`What should we ${verb}?`} level={level}>
          <ServiceFields choices={shown} {...fields} />
          {others.length > 0 && (
            <details>
              <summary>Add another service</summary>
              <ServiceFields choices={others} {...fields} />
            </details>
          )}
        </Group>
        {chosenRules.length > 0 && (
          <Group title="How big is it?" level={level}>
            {house !== undefined && chosenRules.some((rule) => needsHouse(rule, selection)) && (
              <SizeFields rule={house} label="House" {...fields} />
            )}
            {chosenRules
              .filter((rule) => sizeField(rule) !== HOUSE)
              .map((rule) => (
                <SizeFields key={rule.service} rule={rule} label={nameOf(rule.service).name} {...fields} />
              ))}
          </Group>
        )}
        {factors.length > 0 && (
          <Group title="What makes it harder?" level={level}>
            {compact ? (
              <details className="open-wide">
                <summary>{chosenLevels(factors, selection)}</summary>
                {levelFields}
              </details>
            ) : (
              levelFields
            )}
          </Group>
        )}
      </form>
      <div className="estimate-result">
        <Group title="Your estimate" level={level}>
          <Result result={result} choices={choices} />
        </Group>
        <a
          className="button"
          href={`${hasForm ? '' : formPath}#${ANCHORS.booking}`}
          data-waits=""
          onClick={({ currentTarget }) => {
            const names = result.unpriced.map((slug) => nameOf(slug).name);
            if (result.lines.length + names.length === 0) return;
            // Changed before the browser follows it.
            const handover: EstimateHandover = `${estimateText(result, nameOf, names)}\n${quoteChoiceFor(selection, choices)}`;
            currentTarget.href = handOver(handover, hasForm);
          }}
        >
          Ask for this
        </a>
        <p className="estimate-note">{WRITTEN_QUOTE}</p>
        <Included choices={choices} services={selection.services} />
      </div>
    </div>
  );
}

/** The price estimate in its error boundary. The server renders the price of a usual job. */
export function Estimate(props: Props) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}
