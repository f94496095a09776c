import { useEffect, useState } from 'react';
import { PATHS } from '../../routes/paths.ts';
import { FAQ_MESSAGES, readPath } from '../../routes/location.ts';
import { type View, viewOfData, viewOfForm } from './answer.ts';
import type { LiveData } from '../../domain/live-data.ts';

interface Props {
  readonly phone: string;
  readonly phoneHref: string;
}

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

function GeneralView({ phone, phoneHref }: Props) {
  return (
    <>
      <h1>This page is not here</h1>
      <p className="lead mt-4">
        It may have moved, or the address has a slip in it. Start from the home page, or call{' '}
        <a href={phoneHref}>{phone}</a>.
      </p>
      <p className="actions">
        <a className="button" href={PATHS.home}>
          Home page
        </a>
        <a className="button button-quiet" href={PATHS.services}>
          Services
        </a>
        <a className="button button-quiet" href={PATHS.faq}>
          FAQ
        </a>
      </p>
    </>
  );
}

/**
 * The not-found page: it knows the path it was asked for, checks its form first, then what the build knew
 * (/live.json), and shows the view of the specification's sections 5 and 8. A late answer after leaving is ignored.
 */
export function NotFound(props: Props) {
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
      return <GeneralView {...props} />;
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
