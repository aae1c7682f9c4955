interface Props {
  /** The keys as they are printed, and what they do. */
  keys: readonly (readonly [keys: readonly string[], what: string])[];
  className?: string;
}

/** Says in one line which keys a part of the page listens to; hidden where there is no keyboard. */
export function KeyLine({ keys, className = '' }: Props) {
  return (
    <p className={`key-line ${className}`} aria-label="Keys">
      {keys.map(([names, what]) => (
        <span key={what}>
          {names.map((name) => (
            <kbd key={name} className="keycap">
              {name}
            </kbd>
          ))}
          {what}
        </span>
      ))}
    </p>
  );
}
