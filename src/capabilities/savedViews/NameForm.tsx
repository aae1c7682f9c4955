import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';

const MOST_LETTERS = 40;

interface Props {
  label: string;
  /** What the field contains at first. If that is a name, it has the focus. */
  first: string;
  /** The names that cannot be chosen. */
  taken: readonly string[];
  /** The button's text for a name. */
  verb: (name: string) => string;
  onName: (name: string) => void;
  /** Esc and an unchanged name leave it. */
  onLeave?: () => void;
}

/** A view's name: the field keeps the focus, so that the next name can be typed. */
export function NameForm({ label, first, taken, verb, onName, onLeave }: Props) {
  const [typed, setTyped] = useState(first);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const name = typed.trim();
  useEffect(() => {
    if (!first) return;
    input.current?.focus();
    input.current?.select();
  }, [first]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onLeave && name === first) return onLeave();
    const problem = name ? taken.includes(name) && 'Another view has this name.' : 'A view needs a name.';
    setError(problem || '');
    input.current?.focus();
    if (problem) return undefined;
    setTyped('');
    return onName(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onLeave) return;
    event.stopPropagation();
    onLeave();
  };
  return (
    <form className="save-view" onSubmit={submit}>
      <input
        ref={input}
        type="text"
        className={`form-control ${error ? 'is-invalid' : ''}`}
        placeholder="Name for this view"
        aria-label={label}
        aria-invalid={error !== ''}
        aria-describedby={error ? errorId : undefined}
        autoComplete="off"
        maxLength={MOST_LETTERS}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
        }}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="btn btn-outline-secondary">
        {verb(name)}
      </button>
      {error && (
        <p className="invalid-feedback" id={errorId} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
