import { type ChangeEvent, useRef, useState } from 'react';
import { useReplay } from '#hydration/use-replay.ts';

/** The values of the fields in React's state. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** The values before any input. */
export const INITIAL: FieldValues = {
  text: '',
  number: '1',
  area: '',
  select: 'one',
  box: false,
  ticked: true,
  radio: 'left',
};

const isBox = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

/** A form with every kind of field that an island may have; its state is shown as JSON. */
export function AllFields() {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(INITIAL);
  const [renders, setRenders] = useState(0);
  useReplay(ref);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void => {
    setValues((before) => ({ ...before, [target.name]: isBox(target) ? target.checked : target.value }));
  };
  const text = (name: string) => ({ name, value: String(values[name]), onChange, 'aria-label': name });
  const box = (name: string) => ({ name, checked: values[name] === true, onChange, 'aria-label': name });
  return (
    <form ref={ref}>
      <input type="text" {...text('text')} />
      <input type="number" {...text('number')} />
      <textarea {...text('area')} />
      <select {...text('select')}>
        <option>one</option>
        <option>two</option>
      </select>
      <input type="checkbox" {...box('box')} />
      <input type="checkbox" {...box('ticked')} />
      {['left', 'right'].map((value) => (
        <input
          key={value}
          type="radio"
          name="radio"
          aria-label={value}
          value={value}
          checked={values['radio'] === value}
          onChange={onChange}
        />
      ))}
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render again
      </button>
      <output data-renders={renders}>{JSON.stringify(values)}</output>
    </form>
  );
}
