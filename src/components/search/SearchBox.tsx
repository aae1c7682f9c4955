import { useRef, type KeyboardEvent } from 'react';
import { Search, XLg } from 'react-bootstrap-icons';
import { IconButton } from '../button/IconButton';

interface Props {
  value: string;
  /** Called with each key. If filtering the list is slow, pass the text through `useDeferredValue`. */
  onChange: (value: string) => void;
  /** Also the accessible name. */
  placeholder?: string;
}

export function SearchBox({ value, onChange, placeholder = 'Search by name, email or phone' }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault(); // it would submit a form around it
    if (event.key !== 'Escape' || !value) return;
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
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value && <IconButton icon={XLg} label="Clear search" className="btn-sm" onClick={clear} />}
    </div>
  );
}
