import { useCallback, useEffect, useState } from 'react';
import { ConfirmDialog } from '#staff/Dialog.tsx';
import type { Member } from '#staff/session/session.ts';
import { useIsExpired } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { type Deploy, deployState, readLastDeploy, requestBuild } from './deploys.ts';

/** How many of the changed pages are shown. */
const SHOWN_URLS = 100;

/** The pages that a deploy changed, of which those that are gone lead elsewhere. */
function ChangedPages({ count, urls }: { readonly count: number; readonly urls: readonly string[] }) {
  if (count === 0) return null;
  const label = `${count.toLocaleString('en-US')} ${count === 1 ? 'page is' : 'pages are'} new, gone or reworded since the deploy before`;
  if (urls.length === 0) return <p className="staff-small">{label}.</p>;
  return (
    <details className="staff-small">
      <summary>{label}</summary>
      <ul>
        {urls.slice(0, SHOWN_URLS).map((url) => (
          <li key={url}>
            <a href={url}>{url}</a>
          </li>
        ))}
        {count > urls.length && <li>and {(count - urls.length).toLocaleString('en-US')} more</li>}
      </ul>
    </details>
  );
}

function LastDeploy({ deploy, now }: { readonly deploy: Deploy; readonly now: Date }) {
  const { title, reason } = deployState(deploy, now);
  return (
    <>
      <p>
        <strong>{title}</strong>{' '}
        {deploy.run_url !== null && (
          <a href={deploy.run_url} target="_blank" rel="noreferrer">
            See the run
          </a>
        )}
      </p>
      {reason.map((line, index) => (
        // eslint-disable-next-line @eslint-react/no-array-index-key -- the lines of one message never change places
        <p className="staff-small" key={index}>
          {line}
        </p>
      ))}
      {deploy.state === 'done' && <ChangedPages count={deploy.url_count} urls={deploy.urls} />}
    </>
  );
}

interface Props {
  readonly store: Store;
  readonly member: Member;
}

/**
 * Shows how the last deploy went. Admins can start a build and, after a refusal that may be meant, have it published
 * anyway. Shows nothing to editors before a deploy has reported.
 */
export function DeployStatus({ store, member }: Props) {
  const [reading, setReading] = useState<{ readonly deploy: Deploy | null; readonly now: Date | null }>({
    deploy: null,
    now: null,
  });
  const { deploy, now } = reading;
  const [said, setSaid] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const isExpired = useIsExpired();
  const read = useCallback(async () => {
    const last = await readLastDeploy(store);
    if (last.ok) setReading({ deploy: last.value, now: new Date() });
  }, [store]);
  useEffect(() => {
    if (!isExpired) void read();
  }, [isExpired, read]);

  /** Resolves with an error message, or with null. */
  const ask = async (publishAnyway: boolean): Promise<string | null> => {
    setIsAsking(true);
    setSaid('Asking for a build...');
    const result = await requestBuild(store, publishAnyway);
    setIsAsking(false);
    setSaid(result.ok ? 'A build was asked for. It takes a few minutes.' : result.error.message);
    if (result.ok) void read();
    return result.ok ? null : result.error.message;
  };

  const isAdmin = member.role === 'admin';
  if (deploy === null && !isAdmin) return null;
  const kind = deploy === null || now === null ? 'none' : deployState(deploy, now).kind;
  return (
    <section className={`staff-site staff-deploy ${kind}`} aria-label="Last deploy">
      <div>
        {deploy === null || now === null ? (
          <p>No deploy has reported to the store yet.</p>
        ) : (
          <LastDeploy deploy={deploy} now={now} />
        )}
        <p className="staff-small" role="status">
          {said}
        </p>
      </div>
      {isAdmin && (
        <div className="staff-deploy-actions">
          <button
            className="button button-quiet"
            type="button"
            aria-disabled={isAsking}
            onClick={() => isAsking || void ask(false)}
          >
            Build now
          </button>
          {deploy?.state === 'refused' && deploy.may_be_meant && (
            <button
              className="button button-quiet"
              type="button"
              onClick={() => {
                setIsConfirming(true);
              }}
            >
              Publish anyway
            </button>
          )}
        </div>
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Publish the store as it is now?"
          action="Publish anyway"
          onConfirm={async () => {
            const error = await ask(true);
            if (error === null) setIsConfirming(false);
            return error;
          }}
          onCancel={() => {
            setIsConfirming(false);
          }}
        >
          <p>
            The next build reads the store again and takes it as it is, even if many rows are gone: their pages leave
            the public site. Their addresses then lead to the page above them, those of deleted posts to the blog.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
