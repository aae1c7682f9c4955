import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormValue } from '@/components/form/useFormValue';
import { type TakenField } from './found';

interface Props {
  /** As they were written. */
  lines: readonly string[];
  fields: readonly TakenField[];
  /** Called for a line that went into a field or is left out. */
  onSettled: (line: string) => void;
}

/** The lines that found no field, each with the fields that may take it; a line goes only when one of them is pressed. */
export function UnreadLines({ lines, fields, onSettled }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const settle = (line: string) => {
    const at = lines.indexOf(line);
    const form = root.current?.closest('form');
    flushSync(() => onSettled(line));
    const left = [...(root.current?.querySelectorAll<HTMLElement>('.unread-to') ?? [])];
    const next = left[Math.min(at, left.length - 1)]?.querySelector('button');
    (next ?? form?.querySelector<HTMLElement>('input, textarea'))?.focus();
  };
  const takers = fields.filter(({ kind }) => kind === 'lines' || kind === 'line' || kind === 'link');
  return (
    <div ref={root} className="lines-unread">
      {lines.map((line, index) => (
        <UnreadLine key={`${index} ${line}`} line={line} takers={takers} onSettled={() => settle(line)} />
      ))}
    </div>
  );
}

interface LineProps {
  line: string;
  takers: readonly TakenField[];
  onSettled: () => void;
}

function UnreadLine({ line, takers, onSettled }: LineProps) {
  const id = useId();
  return (
    <div className="line-unread" role="group" aria-labelledby={id}>
      <p id={id}>
        <span>
          This line was not understood: <q dir="auto">{line}</q>
        </span>
      </p>
      <div className="unread-to">
        <span>Put it into</span>
        {takers.map((field) => (
          <PutInto key={field.name} field={field} line={line} onPut={onSettled} />
        ))}
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onSettled}>
          Leave it out
        </button>
      </div>
    </div>
  );
}

interface PutProps {
  field: TakenField;
  line: string;
  onPut: () => void;
}

/** Adds the line at the end of a field; one that is of a single line takes it only while it is empty. */
function PutInto({ field: { name, label, kind }, line, onPut }: PutProps) {
  const { value, setValue } = useFormValue<unknown>(name);
  if (typeof value !== 'string' || (kind !== 'lines' && value.trim())) return null;
  const put = () => {
    setValue(value.trim() ? `${value.trimEnd()}\n${line}` : line);
    onPut();
  };
  return (
    <button type="button" className="btn btn-outline-secondary btn-sm" onClick={put}>
      {label}
    </button>
  );
}
