import { type ChangeEvent, useId, useRef } from 'react';

/** Replays the report of a file. Resolves to a sentence if it is none. */
export type ReplayFile = (file: File) => Promise<string>;

interface Props {
  refusal: string;
  onChoose: (file: File | undefined) => Promise<void>;
}

/** Chooses the file of a report; one that is dropped on the drawer is replayed too. */
export function ReplayField({ refusal, onChoose }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    await onChoose(target.files?.[0]);
    target.value = ''; // the same file may be chosen again
  };
  return (
    <fieldset className="mock-group">
      <legend className="form-label">What happened</legend>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Report"
        onChange={(event) => void choose(event)}
      />
      <button
        type="button"
        className="btn btn-outline-secondary mock-reset"
        aria-describedby={id}
        onClick={() => field.current?.click()}
      >
        Replay a report
      </button>
      <p id={id} className="form-text">
        Choose the file of a report, or drop it here.
      </p>
      {refusal && (
        <p role="alert" className="mock-refusal">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
