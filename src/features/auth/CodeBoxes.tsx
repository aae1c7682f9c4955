import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';

export const CODE_LENGTH = 5;

/** A box for each digit; the first gets the focus. A code can be pasted, and the arrow keys and Backspace move between boxes. */
export function CodeBoxes({ digits, onChange }: { digits: string[]; onChange: (digits: string[]) => void }) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, CODE_LENGTH - 1))]?.focus();

  /** Fills in digits from one box onwards and moves the focus to the box after the last. */
  const write = (index: number, text: string) => {
    const typed = text.replace(/\D/g, '').slice(0, CODE_LENGTH - index);
    if (!typed) return;
    onChange(digits.map((digit, position) => typed[position - index] ?? digit));
    focus(index + typed.length);
  };

  const move = (event: KeyboardEvent, index: number) => {
    if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else if (event.key === 'Backspace') {
      const emptied = digits[index] ? index : Math.max(0, index - 1);
      onChange(digits.map((digit, position) => (position === emptied ? '' : digit)));
      focus(emptied);
    } else return;
    event.preventDefault();
  };

  const paste = (event: ClipboardEvent, index: number) => {
    event.preventDefault();
    const code = event.clipboardData.getData('text').replace(/\D/g, '');
    write(code.length >= CODE_LENGTH ? 0 : index, code);
  };

  return (
    <div className="code-boxes" role="group" aria-label="Verification code">
      {digits.map((digit, index) => (
        <input
          // The boxes never change their order.
          key={index}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          className="form-control figures"
          aria-label={`Digit ${index + 1}`}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus, Create Account, is gone
          autoFocus={index === 0}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          value={digit}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => move(event, index)}
          onPaste={(event) => paste(event, index)}
          onChange={(event) => {
            const { value } = event.target;
            // A second digit typed into a full box replaces the first; a filled-in code spreads over the boxes.
            write(index, value.length === 2 ? value.replace(digit, '') : value);
          }}
        />
      ))}
    </div>
  );
}
