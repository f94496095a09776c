import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { FAQ_MESSAGES } from '#routes/location.ts';
import { PATHS } from '#routes/paths.ts';
import { LivePage } from './LivePage.tsx';
import { useView } from './use-view.ts';

/** Sections that are the same for every company. */
const SECTIONS = [
  { href: PATHS.faq, label: 'FAQ', text: 'What it costs, how it works, what it cannot do' },
  { href: PATHS.blog, label: 'Blog', text: 'Plain advice on looking after a house' },
] as const;

interface Company {
  /** How soon the company answers, as the end of a sentence; empty for one that promises nothing. */
  readonly answers: string;
  /** Whether the company washes anything. */
  readonly washes: boolean;
  /** What the list of service areas has. */
  readonly areas: string;
}

/** The view of unknown paths, and of all paths without JavaScript. */
function GeneralView({ answers, washes, areas }: Company) {
  return (
    <>
      <h1>This page is not here</h1>
      <p className="lead mt-4">
        {`We ${washes ? 'wash' : 'clear'} things away for a living, but not this one: it may have moved, or the address may have a typo.`}
      </p>
      <p className="actions">
        <a className="button" href={PATHS.home}>
          Home page
        </a>
      </p>
      <ul className="ways">
        {[
          {
            href: PATHS.services,
            label: 'Services',
            text: washes ? 'Every outside surface we wash, and how' : 'What we clean, and how',
          },
          { href: PATHS.serviceAreas, label: 'Service areas', text: areas },
          ...SECTIONS,
          { href: PATHS.contact, label: 'Contact', text: `A price for your house${answers}` },
        ].map(({ href, label, text }) => (
          <li key={href}>
            <a href={href}>{label}</a> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

interface ErrorProps {
  readonly heading: string;
  readonly message: string;
  /** The path and label of the link back. */
  readonly back: string;
  readonly label: string;
}

/** An error message and a link back. */
function ErrorView({ heading, message, back, label }: ErrorProps) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="lead mt-4">{message}</p>
      <p className="actions">
        <a className="button" href={back}>
          {label}
        </a>
      </p>
    </>
  );
}

/** The views of sections 5 and 8 of the specification, or a page that is newer than the last build. */
function View({ answers, washes, areas }: Company) {
  const view = useView();
  switch (view.kind) {
    case 'general':
      return <GeneralView answers={answers} washes={washes} areas={areas} />;
    case 'loading':
      return <p role="status">{view.text}</p>;
    case 'moved':
      return (
        <p role="status">
          This page has another address: <a href={view.to}>{view.to}</a>
        </p>
      );
    case 'faq-error':
      return (
        <ErrorView
          heading="FAQ Page Not Found"
          message={view.message === '' ? FAQ_MESSAGES.other : view.message}
          back={PATHS.faq}
          label="Back to Main FAQ"
        />
      );
    case 'service-error':
      return (
        <ErrorView
          heading={FAQ_MESSAGES.noService}
          message={`We do not have a service under this address. Here is everything we ${washes ? 'wash' : 'clean'}.`}
          back={PATHS.services}
          label="All services"
        />
      );
    case 'post-error':
      return (
        <ErrorView
          heading="This article did not load"
          message="It may be here, but we could not look. Please try again in a minute."
          back={PATHS.blog}
          label="All articles"
        />
      );
    case 'place-error':
      return (
        <ErrorView
          heading="This place did not load"
          message="It may be here, but we could not look. Please try again in a minute."
          back={PATHS.serviceAreas}
          label="All service areas"
        />
      );
    case 'page':
      return <LivePage page={view} />;
  }
}

/** The not-found page's island inside its error boundary. The defaults are the sample company's. */
export function NotFound({
  answers = ', usually the same day',
  washes = true,
  areas = 'The cities and neighborhoods we drive to',
}: Partial<Company>) {
  return (
    <ErrorBoundary>
      <View answers={answers} washes={washes} areas={areas} />
    </ErrorBoundary>
  );
}
