import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { notifyError } from '@/components/notify/notify';
import { type Id } from '@/services/http/decode';
import { MOST_EFFORT, readEffort } from '@/features/workouts/workoutsRows';
import { useBoard } from './boardContext';

interface Props {
  /** `sets` or `reps`: the text beside it, and the first word of its name. */
  unit: 'sets' | 'reps';
  /** The workout's. */
  id: Id;
  /** The exercise's name. */
  of: string;
  /** A number, or any other text as it is stored. */
  value: number | string;
  tabIndex: number;
  /** The id of the sentence about what is wrong; undefined while it is not about this input. */
  errorId: string | undefined;
  /** Resolves to why it was refused, or null where there is nothing more to tell. */
  onSave: (count: number) => Promise<string | null>;
  onError: (error: string | null) => void;
  /** Enter or Esc: the focus goes back to the card. */
  onLeave: () => void;
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A figure to type over. Enter, or leaving it, saves; Esc puts back what was there; the arrow keys step by one. */
export function EffortInput({ unit, id, of, value, tabIndex, errorId, onSave, onError, onLeave }: Props) {
  const { unsent, drafts } = useBoard();
  const key = `${unit} ${id}`;
  const draft = () => drafts.get(key); // read when it is needed: leaving follows Enter and Esc before the next render
  const [typed, setTyped] = useState(draft()?.text ?? null);
  const sends = useRef(0);
  const input = useRef<HTMLInputElement>(null);
  const shown = typed ?? String(value);
  const isTyped = typed !== null;
  const begin = useEffectEvent(unsent.beginTyping);
  useEffect(() => (isTyped ? begin() : undefined), [isTyped]);

  const type = (text: string | null) => {
    if (text === null) drafts.delete(key);
    else drafts.set(key, { began: value, ...draft(), text });
    setTyped(text);
    if (errorId) onError(null);
  };
  // What is sent stays in sight, since the board shows what waits. Where it is refused, it is there to be mended.
  const send = async (text: string, count: number) => {
    type(null);
    sends.current += 1;
    const own = sends.current;
    const refusal = await onSave(count);
    if (refusal === null) return;
    if (input.current && !draft() && own === sends.current) {
      type(text);
      drafts.set(key, { text, began: null });
      onError(refusal);
    } else notifyError(refusal);
  };
  /** Returns false if the text cannot be saved. */
  const save = () => {
    const { text: latest, began = null } = draft() ?? {};
    if (latest === undefined) return true;
    const text = latest.trim();
    const count = readEffort(text);
    if (text === String(value) || count === value) {
      type(null);
      return true;
    }
    if (count === null) {
      onError(`Please enter a valid number of ${unit}.`);
      return false;
    }
    if (began !== null && began !== value) {
      drafts.set(key, { text, began: null });
      onError(`Someone else has changed this to ${value} meanwhile. Enter saves yours all the same, Esc keeps theirs.`);
      return false;
    }
    void send(text, count);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const count = readEffort(shown);
      if (count !== null) type(String(Math.min(MOST_EFFORT, Math.max(1, count + step))));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (save()) onLeave();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      type(null);
      onLeave();
    }
  };
  return (
    <label>
      <input
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${unit === 'sets' ? 'Sets' : 'Reps'} of ${of}`}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        tabIndex={tabIndex}
        value={shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => errorId ?? save()}
        onKeyDown={onKeyDown}
      />
      {unit}
    </label>
  );
}
