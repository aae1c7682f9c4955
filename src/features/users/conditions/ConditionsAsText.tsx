import { useState } from 'react';
import { InputCursorText } from 'react-bootstrap-icons';

interface Props {
  text: string;
  /** Turns the text into chips again. */
  onClose: (text: string) => void;
}

/** All conditions as text, in the place of the chips. */
export function ConditionsAsText({ text, onClose }: Props) {
  const [typed, setTyped] = useState(text);
  return (
    <div className="cond-field">
      <InputCursorText className="cond-lead" aria-hidden />
      <textarea
        aria-label="Conditions as text"
        aria-describedby="cond-text-hint"
        autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- it takes the place of the focused field
        rows={2}
        spellCheck={false}
        autoCapitalize="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (!['Enter', 'Escape', 'F2'].includes(event.key) || event.shiftKey) return;
          event.preventDefault();
          event.stopPropagation();
          onClose(typed);
        }}
      />
    </div>
  );
}
