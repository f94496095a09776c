import { FACTOR_WORDS } from '#content/estimate-words.ts';
import { sizeText, upToText } from '#content/sizes.ts';
import type { FactorName, MeasuredRule } from '#model/pricing.ts';
import type { Choice } from './packed-rules.ts';
import { driveNumbers, type Selection, type SizeChoice, sizeChoice, sizeField } from './selection.ts';

/** Changes a part of the selection. */
type Change = (change: (selection: Selection) => Selection) => void;

interface FieldProps {
  readonly id: string;
  readonly selection: Selection;
  readonly onChange: Change;
}

const setSize =
  (field: string, value: SizeChoice) =>
  (selection: Selection): Selection => ({ ...selection, sizes: { ...selection.sizes, [field]: value } });

const setNumber =
  (field: string, value: string) =>
  (selection: Selection): Selection => ({ ...selection, numbers: { ...selection.numbers, [field]: value } });

function NumberField({
  id,
  name,
  label,
  value,
  onChange,
}: Omit<FieldProps, 'selection'> & { readonly name: string; readonly label: string; readonly value: string }) {
  return (
    <p>
      {/* The select beside it has the id without the suffix. */}
      <label htmlFor={`${id}-${name}-number`}>{label}</label>
      <input
        id={`${id}-${name}-number`}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          onChange(setNumber(name, target.value));
        }}
      />
    </p>
  );
}

/** The ways to give the size of a driveway that are not its square feet. */
function DriveSize({ id, field, selection, onChange }: FieldProps & { readonly field: string }) {
  const { length, cars } = driveNumbers(field);
  const { numbers } = selection;
  return (
    <>
      <NumberField id={id} name={length} label="Length in feet" value={numbers[length] ?? ''} onChange={onChange} />
      <p>
        <label htmlFor={`${id}-${cars}`}>Cars side by side</label>
        <select
          id={`${id}-${cars}`}
          value={numbers[cars] ?? '2'}
          onChange={({ target }) => {
            onChange(setNumber(cars, target.value));
          }}
        >
          {['1', '2', '3', '4'].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </p>
    </>
  );
}

/** The labels of typed sizes, by measure. */
const TYPED: Readonly<Record<MeasuredRule['measure'], string>> = {
  house: 'Square feet',
  driveway: 'Square feet',
  surface: 'Square feet',
  gutters: 'Feet of gutter',
  windows: 'Number of windows',
  spots: 'Number of spots',
  pieces: 'Number of pieces',
};

/** The size that a rule asks for: a select, and where its choice wants it a number. */
export function SizeFields({
  id,
  rule,
  label,
  ...props
}: FieldProps & { readonly rule: MeasuredRule; readonly label: string }) {
  const { selection, onChange } = props;
  const field = sizeField(rule);
  const choice = sizeChoice(rule, selection);
  const { measure, sizes, perHouse } = rule;
  const [small, ...others] = sizes;
  const names = [upToText(measure, small), ...others.map((size) => sizeText(measure, size))];
  return (
    <div className="estimate-size">
      <p>
        <label htmlFor={`${id}-${field}`}>{label}</label>
        <select
          id={`${id}-${field}`}
          value={choice}
          onChange={({ target }) => {
            // The options below are all.
            onChange(setSize(field, target.value as SizeChoice));
          }}
        >
          {perHouse !== undefined && <option value="by house">By the size of the house</option>}
          {names.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
          {measure === 'driveway' && <option value="length and cars">By length and cars</option>}
          <option value="exact">Enter the {TYPED[measure].toLowerCase()}</option>
        </select>
      </p>
      {choice === 'exact' && (
        <NumberField
          id={id}
          name={field}
          label={TYPED[measure]}
          value={selection.numbers[field] ?? ''}
          onChange={onChange}
        />
      )}
      {choice === 'length and cars' && <DriveSize id={id} field={field} {...props} />}
    </div>
  );
}

/** The levels of a factor, such as one story or two. */
export function LevelField({
  id,
  name,
  levels,
  selection,
  onChange,
}: FieldProps & { readonly name: FactorName; readonly levels: readonly string[] }) {
  const { label, choices } = FACTOR_WORDS[name];
  return (
    <fieldset className="estimate-level">
      <legend>{label}</legend>
      {levels.map((level) => (
        <label key={level}>
          <input
            type="radio"
            name={`${id}-${name}`}
            value={level}
            checked={selection.levels[name] === level}
            onChange={() => {
              onChange((current) => ({ ...current, levels: { ...current.levels, [name]: level } }));
            }}
          />
          <span>{choices[level]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A box to check for each service. */
export function ServiceFields({
  choices,
  selection,
  onChange,
}: Omit<FieldProps, 'id'> & { readonly choices: readonly Choice[] }) {
  return (
    <div className="estimate-services">
      {choices.map(({ service, name }) => (
        <label key={service}>
          <input
            type="checkbox"
            value={service}
            checked={selection.services.includes(service)}
            onChange={({ target }) => {
              onChange((current) => ({
                ...current,
                services: target.checked
                  ? [...current.services, service]
                  : current.services.filter((chosen) => chosen !== service),
              }));
            }}
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}
