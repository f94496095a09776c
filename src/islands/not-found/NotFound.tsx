import { useEffect, useState } from 'react';
import { PATHS } from '../../routes/paths.ts';
import { FAQ_MESSAGES, readPath } from '../../routes/location.ts';
import { type View, viewOfData, viewOfForm } from './answer.ts';
import type { LiveData } from '../../domain/live-data.ts';

function ErrorView({
  heading,
  message,
  back,
  label,
}: {
  heading: string;
  message: string;
  back: string;
  label: string;
}) {
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

/** Where people go on from here, and what they find there. */
const WAYS = [
  { href: PATHS.services, label: 'Services', text: 'Every outside surface we wash, and how' },
  { href: PATHS.serviceAreas, label: 'Service areas', text: 'The cities and neighborhoods we drive to' },
  { href: PATHS.faq, label: 'FAQ', text: 'What it costs, how it works, what it cannot do' },
  { href: PATHS.blog, label: 'Blog', text: 'Plain advice for houses in the Midlands' },
  { href: PATHS.contact, label: 'Contact', text: 'A price for your house, usually the same day' },
] as const;

function GeneralView() {
  return (
    <>
      <h1>This page is not here</h1>
      <p className="lead mt-4">
        We wash things away for a living, but not this one: it may have moved, or the address has a slip in it.
      </p>
      <p className="actions">
        <a className="button" href={PATHS.home}>
          Home page
        </a>
      </p>
      <ul className="ways">
        {WAYS.map(({ href, label, text }) => (
          <li key={href}>
            <a href={href}>{label}</a> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The not-found page: it knows the path it was asked for, checks its form first, then what the build knew
 * (/live.json), and shows the view of the specification's sections 5 and 8. A late answer after leaving is ignored.
 */
export function NotFound() {
  const [view, setView] = useState<View>({ kind: 'general' });

  useEffect(() => {
    const asked = readPath(window.location.pathname);
    const first = viewOfForm(asked);
    setView(first);
    if (first.kind !== 'loading') return;
    const leaving = new AbortController();
    fetch(PATHS.live, { signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        const answer = viewOfData(asked, (await response.json()) as LiveData);
        if (answer.kind === 'moved') window.location.replace(answer.to + window.location.hash);
        else setView(answer);
      })
      .catch(() => {
        if (!leaving.signal.aborted) setView({ kind: 'faq-error', message: FAQ_MESSAGES.failed });
      });
    return () => {
      leaving.abort();
    };
  }, []);

  switch (view.kind) {
    case 'general':
      return <GeneralView />;
    case 'loading':
    case 'moved':
      return <p role="status">Loading FAQ page...</p>;
    case 'faq-error':
      return (
        <ErrorView heading="FAQ Page Not Found" message={view.message} back={PATHS.faq} label="Back to Main FAQ" />
      );
    case 'service-error':
      return (
        <ErrorView
          heading={FAQ_MESSAGES.noService}
          message="We do not have a service under this address. Here is everything we wash."
          back={PATHS.services}
          label="All services"
        />
      );
    case 'article':
      // Made by the same escaping functions as the pre-rendered pages.
      return <div dangerouslySetInnerHTML={{ __html: view.html }} />;
  }
}
