import { FAQ_MESSAGES } from '#routes/location.ts';
import { PATHS } from '#routes/paths.ts';
import { ErrorView } from './ErrorView.tsx';
import { GeneralView } from './GeneralView.tsx';
import { LivePage } from './LivePage.tsx';
import { useView } from './use-view.ts';

/**
 * The not-found page: it knows the path it was asked for, and shows a page that is newer than the last build, or the
 * view of the specification's sections 5 and 8.
 */
export function NotFound() {
  const view = useView();
  switch (view.kind) {
    case 'general':
      return <GeneralView />;
    case 'loading':
      return <p role="status">{view.says}</p>;
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
          message="We do not have a service under this address. Here is everything we wash."
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
    case 'page':
      return <LivePage page={view} />;
  }
}
