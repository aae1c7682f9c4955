import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Search, XLg } from 'react-bootstrap-icons';

/** Shorter than the pause between two words, longer than the one between two keys of a quick typist. */
const PAUSE_MS = 120;

interface Props {
  value: string;
  /** Called a moment after the last key, so that typing never waits for a long list. */
  onChange: (value: string) => void;
  /** Also the accessible name. */
  placeholder?: string;
}

export function SearchBox({ value, onChange, placeholder = 'Search by name, email or phone' }: Props) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);

  // A value from outside wins over what is being typed, unless it is only the echo of what was sent.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  const send = (next: string) => {
    setText(next);
    setSent(next);
    onChange(next);
  };
  const sendTyped = useEffectEvent(() => send(text));
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(sendTyped, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, sent]);

  const clear = () => {
    send('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text !== sent) send(text);
    if (event.key !== 'Escape' || !text) return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <div className="search">
      <Search aria-hidden />
      <input
        ref={input}
        type="search"
        className="form-control"
        placeholder={placeholder}
        aria-label={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text && (
        <button type="button" className="btn btn-quiet btn-icon btn-sm" aria-label="Clear search" onClick={clear}>
          <XLg aria-hidden />
        </button>
      )}
    </div>
  );
}
