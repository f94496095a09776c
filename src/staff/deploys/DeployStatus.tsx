import { useCallback, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#staff/Dialog.tsx';
import type { Member } from '#staff/session/session.ts';
import { useIsExpired } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { type Deploy, deployState, readLastDeploy, requestBuild } from './deploys.ts';

/** How many of the changed pages are shown. */
const SHOWN_URLS = 100;

/** Between two looks at a deploy that runs or was asked for, milliseconds. */
const POLL_MS = 10_000;

/** How long a build that was asked for is awaited, milliseconds: a host may queue it. */
const PATIENCE_MS = 30 * 60_000;

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

/** Whether a deploy was refused for something that the owner may have done on purpose. */
const canBeMeant = ({ state, may_be_meant }: Deploy): boolean => state === 'refused' && may_be_meant;

const adviceTo = ({ role }: Member): string =>
  role === 'admin' ? 'If this is meant, press ‘Publish anyway’.' : 'If this is meant, an admin can publish it anyway.';

interface LastDeployProps {
  readonly deploy: Deploy;
  readonly now: Date;
  /** What a member can do about a refusal that may be meant; null while a build is awaited. */
  readonly advice: string | null;
}

function LastDeploy({ deploy, now, advice }: LastDeployProps) {
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
      {canBeMeant(deploy) && advice !== null && <p className="staff-small">{advice}</p>}
      {deploy.state === 'done' && <ChangedPages count={deploy.url_count} urls={deploy.urls} />}
    </>
  );
}

interface Props {
  readonly store: Store;
  readonly member: Member;
  /** Called when a deploy ends that was running here: the public site has changed. */
  readonly onDeployed: () => Promise<void>;
}

/** What was answered when a build was asked for; no longer of interest once another deploy than `after` reports. */
interface Answer {
  readonly text: string;
  /** The time of a build that was asked for; null while asking, and after an error. */
  readonly askedAt: number | null;
  /** The id of the last deploy when it was asked for. */
  readonly after: string | null;
}

/**
 * Shows how the last deploy went, and follows one that runs. Admins can start a build and, after a refusal that may be
 * meant, have it published anyway. Shows nothing to editors before a deploy has reported.
 */
export function DeployStatus({ store, member, onDeployed }: Props) {
  const [reading, setReading] = useState<{ readonly deploy: Deploy | null; readonly now: Date | null }>({
    deploy: null,
    now: null,
  });
  const { deploy, now } = reading;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const isConfirmedRef = useRef(false);
  const statusRef = useRef<HTMLDivElement>(null);
  const isExpired = useIsExpired();
  const read = useCallback(async () => {
    const last = await readLastDeploy(store);
    if (last.ok) setReading({ deploy: last.value, now: new Date() });
    return last.ok ? last.value : null;
  }, [store]);
  useEffect(() => {
    if (!isExpired) void read();
  }, [isExpired, read]);

  const lastId = deploy?.id ?? null;
  const kind = deploy === null || now === null ? 'none' : deployState(deploy, now).kind;
  const askedAt = answer?.after === lastId ? answer.askedAt : null;
  const isAwaited = askedAt !== null && (now?.getTime() ?? askedAt) - askedAt < PATIENCE_MS;
  const isFollowed = (isAwaited || kind === 'running') && !isExpired;
  useEffect(() => {
    if (!isFollowed) return;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const last = await read();
      if (last?.state === 'done' && (kind === 'running' || last.id !== lastId)) await onDeployed();
    };
    const onLook = (): void => void look();
    const timer = setInterval(onLook, POLL_MS);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [isFollowed, kind, lastId, read, onDeployed]);

  // 'Publish anyway' would have the focus again when its dialog closes, and is gone by then.
  useEffect(() => {
    if (isConfirming || !isConfirmedRef.current) return;
    isConfirmedRef.current = false;
    statusRef.current?.focus({ preventScroll: true });
  }, [isConfirming]);

  /** Resolves with an error message, or with null. */
  const ask = async (publishAnyway: boolean): Promise<string | null> => {
    setIsAsking(true);
    setAnswer({ text: 'Asking for a build...', askedAt: null, after: lastId });
    const result = await requestBuild(store, publishAnyway);
    setIsAsking(false);
    setAnswer(
      result.ok
        ? { text: 'A build was asked for. It takes a few minutes.', askedAt: Date.now(), after: lastId }
        : { text: result.error.message, askedAt: null, after: lastId },
    );
    if (result.ok) void read();
    return result.ok ? null : result.error.message;
  };

  const isAdmin = member.role === 'admin';
  if (deploy === null && !isAdmin) return null;
  return (
    <section className={`staff-site staff-deploy ${kind}`} aria-label="Last deploy">
      <div role="status" tabIndex={-1} ref={statusRef}>
        {deploy === null || now === null ? (
          <p>No deploy has reported to the store yet.</p>
        ) : (
          <LastDeploy deploy={deploy} now={now} advice={isAwaited ? null : adviceTo(member)} />
        )}
        {answer !== null && answer.after === lastId && <p className="staff-small">{answer.text}</p>}
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
          {deploy !== null && canBeMeant(deploy) && !isAwaited && (
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
            if (error !== null) return error;
            isConfirmedRef.current = true;
            setIsConfirming(false);
            return null;
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
