import { useCombobox, type UseComboboxProps } from 'downshift';
import { type KeyboardEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { PATHS } from '#routes/paths.ts';
import type { Place } from '#routes/place-list.ts';
import { useReplay } from '#hydration/use-replay.ts';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { useHydrated } from '#hydration/hydrated.ts';
import { findPlaces } from './find-places.ts';
import { FinderStatus } from './FinderStatus.tsx';
import { loadPlaces, usePlaces } from './place-store.ts';

interface Props {
  /** What the ids of its elements begin with: a page may have two finders. */
  readonly id: string;
  readonly phone: string;
}

/** How many places are offered at once. */
const MOST = 6;

const FIELD = 'place';

/** Without JavaScript the field is a plain one. */
const PLAIN_FIELD = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
} as const;

const { InputBlur, InputClick } = useCombobox.stateChangeTypes;

/** Leaving the field chooses nothing, and a click into it never closes the list. */
const stateReducer: NonNullable<UseComboboxProps<Place>['stateReducer']> = (state, { type, changes }) => {
  if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  return type === InputClick ? { ...changes, isOpen: true } : changes;
};

const go = (place: Place): void => {
  window.location.assign(place.path);
};

const fieldOf = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`[name=${FIELD}]`) ?? null;

/** Goes to the place that the form's text means best; without the list, or any text, the form is sent as it is. */
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

/**
 * A field that finds a place by ZIP code, city or neighborhood and goes to its page. In the server's HTML it is a form
 * that leads to the list of all cities; the list it searches is fetched when the field gets the focus.
 */
function Finder({ id, phone }: Props) {
  const fieldId = `${id}-field`;
  const formRef = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const list = usePlaces();
  const [query, setQuery] = useState('');
  const found = list.kind === 'loaded' ? findPlaces(list.places, query, MOST) : [];

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
    items: found,
    itemToString: (place) => place?.name ?? '',
    // Nothing stays chosen: whoever comes back may choose the same place again.
    selectedItem: null,
    stateReducer,
    onInputValueChange: ({ inputValue }) => {
      setQuery(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) go(selectedItem);
    },
  });
  const isListOpen = isOpen && found.length > 0;

  // What was typed while the island slept, before anything renders over it.
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

  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter without a choice sends the form; Home and End move in the text.
    const own = ['Home', 'End', ...(highlightedIndex < 0 ? ['Enter'] : [])];
    if (own.includes(event.key)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    // Escape closes the list, or empties the field; the menu round it stays open.
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
            onKeyDown: keys,
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
            found.map((place, index) => (
              <li key={place.path} {...getItemProps({ item: place, index })}>
                {place.name}
                <span>{place.city ?? place.zip}</span>
              </li>
            ))}
        </ul>
      </div>
      <FinderStatus list={list} query={query.trim()} found={found.length} phone={phone} />
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
