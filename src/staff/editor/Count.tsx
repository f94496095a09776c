import { lengthOf } from './validation.ts';

interface Props {
  readonly text: string;
  /** Characters that fit. */
  readonly most: number;
}

/** How many characters a field has of those that fit. For the eye: what is too long is said in the field's error. */
export function Count({ text, most }: Props) {
  const length = lengthOf(text);
  return (
    <span className={length > most ? 'post-count over' : 'post-count'} aria-hidden="true">
      {length} of {most}
    </span>
  );
}
