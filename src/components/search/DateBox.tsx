import { useId, useRef, useState } from 'react';
import { Calendar3 } from 'react-bootstrap-icons';
import { formatDay, parseDay } from '../format/date';
import { IconButton } from '../button/IconButton';

interface Props {
  label: string;
  /** `2026-02-03`, or empty. */
  value: string;
  /** Called when the typed text is a valid date or empty. */
  onChange: (value: string) => void;
}

/**
 * A date in the panel's format, typed or chosen in the browser's calendar. The browser's own date field would show it
 * in the format of the browser's language.
 */
export function DateBox({ label, value, onChange }: Props) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const change = (text: string) => {
    const day = text && parseDay(text);
    setRefused(null);
    setTyped(day === undefined ? text : null);
    if (day !== undefined) onChange(day);
  };
  const leave = () => {
    if (typed !== null) setRefused(typed);
    setTyped(null);
  };
  return (
    <div className="date-box">
      <div className="with-icon">
        <input
          type="text"
          className="form-control figures"
          aria-label={label}
          aria-describedby={refused === null ? undefined : id}
          placeholder="DD/MM/YYYY"
          autoComplete="off"
          value={typed ?? formatDay(value)}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
        <input
          ref={picker}
          type="date"
          aria-hidden
          tabIndex={-1}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
        <IconButton
          icon={Calendar3}
          label="Choose date"
          title="Choose date"
          onClick={() => picker.current?.showPicker()}
        />
      </div>
      <p id={id} className="form-text" role="status">
        {refused !== null && `“${refused}” is no date.`}
      </p>
    </div>
  );
}
