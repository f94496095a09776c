import { useCombobox, type UseComboboxProps } from 'downshift';
import { type KeyboardEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { PATHS, telHref } from '#routes/paths.ts';
import type { Place } from '#routes/place-list.ts';
import { useReplay } from '#hydration/use-replay.ts';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { useHydrated } from '#hydration/hydrated.ts';
import { findPlaces, isZipCode, similarPlaces, zipFor } from './find-places.ts';
import { loadPlaces, type Places, usePlaces } from './place-store.ts';

interface Props {
  /** Prefix of its elements' ids: a page may have two finders. */
  readonly id: string;
  readonly phone: string | null;
}

/** The maximum number of listed places. */
const MAX_LISTED = 6;

/** The maximum number of places with similar names. */
const MAX_SIMILAR = 3;

const FIELD = 'place';

/** Removes the combobox attributes from the server's HTML: without JavaScript it is a plain text field. */
const PLAIN_FIELD = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
} as const;

const { InputBlur, InputClick } = useCombobox.stateChangeTypes;

/** Blur selects nothing, and a click on the field never closes the list. */
const stateReducer: NonNullable<UseComboboxProps<Place>['stateReducer']> = (state, { type, changes }) => {
  if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  return type === InputClick ? { ...changes, isOpen: true } : changes;
};

const go = (place: Place): void => {
  window.location.assign(place.path);
};

const fieldOf = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`[name=${FIELD}]`) ?? null;

/**
 * Goes to the best match. With an empty field, or when the list fails to load, submits the form to the
 * server.
 */
async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
  const form = event.currentTarget;
  const text = fieldOf(form)?.value ?? '';
  if (text.trim() === '') return;
  event.preventDefault();
  try {
    const [best] = findPlaces(await loadPlaces(), text, 1);
    if (best !== undefined) go(best);
  } catch {
    form.submit();
  }
}

function Fallback({ phone }: { readonly phone: string | null }) {
  return (
    <>
      {phone !== null && (
        <>
          Not sure? Call <a href={telHref(phone)}>{phone}</a>.{' '}
        </>
      )}
      See <a href={PATHS.serviceAreas}>all service areas</a>.
    </>
  );
}

interface StatusProps {
  readonly list: Places;
  /** The typed text, trimmed. */
  readonly query: string;
  readonly found: number;
  /** The number of places listed instead, whose names are similar. */
  readonly similar: number;
  readonly phone: string | null;
}

/** The live region's message. The number of places is for screen readers only. */
function statusMessage({ list, query, found, similar, phone }: StatusProps) {
  if (list.kind === 'loading') return 'Loading FAQ information...';
  if (list.kind === 'failed')
    return (
      <>
        The list of places did not load. <Fallback phone={phone} />
      </>
    );
  if (list.kind === 'initial' || query === '') return null;
  if (found === 0)
    return (
      <>
        {isZipCode(query)
          ? `We have no place listed for ZIP code ${query}.`
          : `We could not find a place called “${query}”.`}
        {similar > 0 && ' Did you mean one of these?'} <Fallback phone={phone} />
      </>
    );
  return <span className="sr-only">{found === 1 ? '1 place listed' : `${found} places listed`}</span>;
}

/**
 * A combobox that finds a place by ZIP code, city or neighborhood and goes to its page. Without JavaScript it
 * is a form that leads to the list of all cities. The places are fetched when the field gets the focus.
 */
function Finder({ id, phone }: Props) {
  const fieldId = `${id}-field`;
  const formRef = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const list = usePlaces();
  const [query, setQuery] = useState('');
  const found = list.kind === 'loaded' ? findPlaces(list.places, query, MAX_LISTED) : [];
  const similar = list.kind === 'loaded' && found.length === 0 ? similarPlaces(list.places, query, MAX_SIMILAR) : [];
  const listed = found.length > 0 ? found : similar;

  const {
    getInputProps,
    getItemProps,
    getLabelProps,
    getMenuProps,
    highlightedIndex,
    isOpen,
    openMenu,
    setInputValue,
  } = useCombobox<Place>({
    id,
    inputId: fieldId,
    items: listed,
    itemToString: (place) => place?.name ?? '',
    // Never keep a selection: a returning visitor may select the same place again.
    selectedItem: null,
    stateReducer,
    onInputValueChange: ({ inputValue }) => {
      setQuery(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) go(selectedItem);
    },
  });
  const isListOpen = isOpen && listed.length > 0;

  // Picks up text that was typed before hydration, before the first render overwrites it.
  useLayoutEffect(() => {
    const field = fieldOf(formRef.current);
    if (field === null) return;
    if (field.value !== '') setInputValue(field.value);
    if (field === document.activeElement) {
      openMenu();
      loadPlaces().catch(() => undefined);
    }
  }, [openMenu, setInputValue]);
  useReplay(formRef);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter without a highlighted place submits the form; Home and End move the caret.
    const native = ['Home', 'End', ...(highlightedIndex < 0 ? ['Enter'] : [])];
    if (native.includes(event.key)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    // Escape closes the list or clears the field; the surrounding menu must stay open.
    if (event.key === 'Escape' && (isListOpen || query !== '')) event.stopPropagation();
  };

  return (
    <form
      ref={formRef}
      className="finder"
      action={PATHS.serviceAreas}
      method="get"
      onSubmit={(event) => void submit(event)}
    >
      <label {...getLabelProps()} htmlFor={fieldId}>
        Find your ZIP code, city or neighborhood
      </label>
      <div className="finder-row">
        <input
          {...getInputProps({
            onKeyDown,
            onFocus: () => {
              loadPlaces().catch(() => undefined);
            },
            'aria-expanded': isListOpen,
            'aria-activedescendant': isListOpen && highlightedIndex >= 0 ? `${id}-item-${highlightedIndex}` : undefined,
            ...(hydrated ? {} : PLAIN_FIELD),
          })}
          type="text"
          name={FIELD}
          enterKeyHint="go"
        />
        <button className="button" type="submit">
          Go
        </button>
        <ul {...getMenuProps({ 'aria-label': 'Places' })} hidden={!isListOpen}>
          {isListOpen &&
            listed.map((place, index) => (
              <li key={place.path} {...getItemProps({ item: place, index })}>
                {place.name}
                <span>{place.city ?? zipFor(place, query.trim())}</span>
              </li>
            ))}
        </ul>
      </div>
      <div role="status">
        {statusMessage({ list, query: query.trim(), found: found.length, similar: similar.length, phone })}
      </div>
    </form>
  );
}

/** The location finder's island inside its error boundary. */
export function LocationFinder(props: Props) {
  return (
    <ErrorBoundary>
      <Finder {...props} />
    </ErrorBoundary>
  );
}
