interface Props {
  readonly heading: string;
  readonly message: string;
  /** Where the way back leads, and what it is called. */
  readonly back: string;
  readonly label: string;
}

/** Why a path has no page, and the way back. */
export function ErrorView({ heading, message, back, label }: Props) {
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
