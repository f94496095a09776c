import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatDateTime } from '#staff/dates.ts';
import { Dialog } from '#staff/Dialog.tsx';
import type { EditorStore } from '#staff/editor/editor-store.ts';
import { contentOf, FIELD_LABELS, isSameContent, type PostContent } from '#staff/editor/form/post-content.ts';
import { actorName } from '#staff/store/actor.ts';
import type { Store } from '#staff/store/client.ts';
import { listRevisions, readRevision, type Revision, type RevisionSummary } from '#staff/store/revisions.ts';
import { diffContent } from './content-diff.ts';
import { TextDiff } from './TextDiff.tsx';

const STATUS_LABELS = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;

/** What a version was: a draft, changes that waited, or what visitors saw. */
const stateLabel = ({ kind, status }: RevisionSummary): string =>
  kind === 'draft' ? 'Changes, not published' : STATUS_LABELS[status];

const nameOf = ({ saved_by: id, saved_by_name: name }: RevisionSummary): string => actorName(id, name);

const titleOf = (version: RevisionSummary): string => `${formatDateTime(version.saved_at)}, ${nameOf(version)}`;

interface VersionListProps {
  readonly versions: readonly RevisionSummary[];
  readonly selected: number;
  readonly onSelect: (id: number) => void;
}

/** The versions of a post, the newest first. */
function VersionList({ versions, selected, onSelect }: VersionListProps) {
  const byId = new Map(versions.map((version) => [version.id, version]));
  return (
    <ol className="versions-list" aria-label="Versions, the newest first">
      {versions.map((version, at) => {
        const same = version.same_as === null ? undefined : byId.get(version.same_as);
        // Publishing a draft without changing it says nothing about versions that came back.
        const isBack = same !== undefined && same.id !== versions[at + 1]?.id;
        return (
          <li key={version.id}>
            <button type="button" aria-pressed={version.id === selected} onClick={() => onSelect(version.id)}>
              <strong>{formatDateTime(version.saved_at)}</strong>
              <span>
                {nameOf(version)}
                {'\u00a0· '}
                {stateLabel(version)}
              </span>
              {isBack && <span>The text of {formatDateTime(same.saved_at)} again</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What a version is compared with: the one before it, the content on the screen, or the version with an id. */
type Other = 'before' | 'screen' | number;

interface Comparison {
  readonly from: string;
  readonly to: string;
  readonly before: PostContent;
  readonly after: PostContent;
}

function Changes({ from, to, before, after }: Comparison) {
  const fields = useMemo(() => diffContent(before, after), [before, after]);
  return (
    <>
      <div role="status">
        <h3>
          From “{from}” to “{to}”
        </h3>
        {fields.length === 0 && <p className="post-hint">Nothing differs.</p>}
      </div>
      {fields.map(({ field, lines }) => (
        <section key={field} aria-label={FIELD_LABELS[field]}>
          <h4>{FIELD_LABELS[field]}</h4>
          <TextDiff lines={lines} />
        </section>
      ))}
    </>
  );
}

/** Nothing: what the first version is compared with. */
const NOTHING: PostContent = {
  title: '',
  slug: '',
  excerpt: '',
  body: '',
  cover_image: null,
  cover_alt: null,
  tags: [],
  author: '',
  meta_description: '',
};

const SCREEN = 'What is on the screen';

/** Reads versions on demand and keeps them, because a version that was read is compared again. */
function useRevisions(store: Store, wanted: readonly number[]) {
  const [read, setRead] = useState<ReadonlyMap<number, Revision>>(() => new Map());
  const [error, setError] = useState<string | null>(null);
  const missing = wanted.filter((id) => !read.has(id)).join();
  useEffect(() => {
    if (missing === '') return undefined;
    let isCurrent = true;
    void Promise.all(missing.split(',').map((id) => readRevision(store, Number(id)))).then((results) => {
      if (!isCurrent) return;
      const failed = results.find((result) => !result.ok);
      setError(failed?.ok === false ? failed.error.message : null);
      const found = results.flatMap((result) => (result.ok ? [[result.value.id, result.value] as const] : []));
      if (found.length > 0) setRead((known) => new Map([...known, ...found]));
    });
    return () => {
      isCurrent = false;
    };
  }, [store, missing]);
  return { read, error };
}

interface CompareProps {
  readonly store: Store;
  readonly versions: readonly RevisionSummary[];
  readonly version: RevisionSummary;
  readonly content: PostContent;
  readonly onRestore: (version: Revision) => Promise<string | null>;
}

/** One version: what it changed, how it differs from another or from the screen, and the button that restores it. */
function Compare({ store, versions, version, content, onRestore }: CompareProps) {
  const id = useId();
  const [other, setOther] = useState<Other>('before');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const earlier = versions.filter((older) => older.id < version.id);
  // A draft that was published as it was has the same words. What it changed is what publishing changed.
  const previous = earlier.find((older) => older.id !== version.same_as) ?? earlier[0];
  const compared = other === 'before' ? previous : versions.find((found) => found.id === other);
  const { read, error } = useRevisions(store, [version.id, ...(compared === undefined ? [] : [compared.id])]);
  const revision = read.get(version.id);
  const otherRevision = compared === undefined ? undefined : read.get(compared.id);

  const comparison = ((): Comparison | null => {
    if (revision === undefined) return null;
    const own = { title: titleOf(version), content: contentOf(revision) };
    if (other === 'screen') return { from: own.title, to: SCREEN, before: own.content, after: content };
    if (compared === undefined) return { from: 'Nothing', to: own.title, before: NOTHING, after: own.content };
    if (otherRevision === undefined) return null;
    const their = { title: titleOf(compared), content: contentOf(otherRevision) };
    const [first, second] = compared.id < version.id ? [their, own] : [own, their];
    return { from: first.title, to: second.title, before: first.content, after: second.content };
  })();
  const isOnScreen = revision !== undefined && isSameContent({ ...contentOf(revision), slug: content.slug }, content);
  const restore = async (): Promise<void> => {
    if (revision === undefined || isBusy) return;
    setIsBusy(true);
    setFailure(await onRestore(revision));
    setIsBusy(false);
  };
  return (
    <div className="versions-compare">
      <div className="staff-field">
        <label htmlFor={id}>Compare with</label>
        <select
          id={id}
          value={other}
          onChange={({ target: { value } }) =>
            setOther(value === 'before' || value === 'screen' ? value : Number(value))
          }
        >
          <option value="before">
            {previous === undefined ? 'Nothing: this is the first' : 'The version before it'}
          </option>
          <option value="screen">{SCREEN}</option>
          {versions
            .filter((found) => found.id !== version.id)
            .map((found) => (
              <option key={found.id} value={found.id}>
                {titleOf(found)} ({stateLabel(found)})
              </option>
            ))}
        </select>
      </div>
      {comparison !== null && <Changes {...comparison} />}
      {comparison === null && error === null && <p role="status">Loading...</p>}
      <p className="post-error" role="alert">
        {error ?? failure}
      </p>
      <p className="post-buttons">
        <button
          className="button"
          type="button"
          aria-disabled={isBusy || isOnScreen || revision === undefined}
          onClick={() => (isOnScreen ? undefined : void restore())}
        >
          Restore this version
        </button>
      </p>
      <p className="post-hint">
        {isOnScreen
          ? 'This is the text on the screen.'
          : 'Restoring saves this text as the newest version. The address stays as it is, and a post that is on the site changes there only once you publish the changes.'}
      </p>
    </div>
  );
}

type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly versions: readonly RevisionSummary[] };

interface Props {
  readonly store: Store;
  readonly editor: EditorStore;
  readonly postId: string;
  readonly content: PostContent;
  readonly onClose: () => void;
}

/** The versions of a post: who saved what and when, what differs between two, and how to get one back. */
export default function VersionsDialog({ store, editor, postId, content, onClose }: Props) {
  const [list, setList] = useState<ListState>({ kind: 'loading' });
  const [selected, setSelected] = useState<number | null>(null);
  const introRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => introRef.current?.focus(), []);
  const load = useCallback(async () => {
    const result = await listRevisions(store, postId);
    setList(result.ok ? { kind: 'ready', versions: result.value } : { kind: 'failed', message: result.error.message });
  }, [store, postId]);
  useEffect(() => {
    void load();
  }, [load]);
  const restore = async (revision: Revision): Promise<string | null> => {
    const result = await editor.restore(contentOf(revision), revision.saved_at);
    if (!result.ok) return result.error.message;
    onClose();
    return null;
  };
  const versions = list.kind === 'ready' ? list.versions : [];
  const version = versions.find(({ id }) => id === selected) ?? versions[0];
  return (
    <Dialog title="Versions of this post" onClose={onClose}>
      <p ref={introRef} tabIndex={-1}>
        Each save keeps what was saved, by whom and when. The newest 50 versions stay, and the last of each day for a
        year.
      </p>
      {list.kind === 'loading' && <p role="status">Loading...</p>}
      {list.kind === 'failed' && (
        <div className="post-note">
          <p role="alert">{list.message}</p>
          <button type="button" onClick={() => void load()}>
            Try again
          </button>
        </div>
      )}
      {version !== undefined && (
        <div className="versions">
          <VersionList versions={versions} selected={version.id} onSelect={setSelected} />
          <Compare
            key={version.id}
            store={store}
            versions={versions}
            version={version}
            content={content}
            onRestore={restore}
          />
        </div>
      )}
      <p className="actions">
        <button className="button button-quiet" type="button" onClick={onClose}>
          Close
        </button>
      </p>
    </Dialog>
  );
}
