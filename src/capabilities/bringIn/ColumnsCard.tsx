import { useId, useState } from 'react';
import { FieldError } from '@/components/form/fieldParts';
import { type Column } from './found';
import { type BringingIn } from './useBringIn';

const isToLookAt = ({ field, isGuess }: Column) => field === null || isGuess;

/** The columns of a table, each with its first value and the field that it goes into. */
export function ColumnsCard({ work }: { work: BringingIn }) {
  const { kind, state, reading, chooseColumn } = work;
  const { columns, items } = state;
  const id = useId();
  const toLookAt = columns.filter(isToLookAt).length;
  const [isOpen, setOpen] = useState(toLookAt > 0);
  const from = items[0]?.found.from;
  const isOfOneFile = from && items.every(({ found }) => found.from === from);
  const understood = `${columns.length - toLookAt} understood`;
  return (
    <section className={`card columns-card ${state.isInRecord ? 'is-behind' : ''}`} aria-labelledby={id}>
      <header className="read-head">
        <h3 className="card-title clip" id={id}>
          {isOfOneFile ? `Columns of ${from}` : 'Columns'}
        </h3>
        <span className="meta figures" role="status">
          {toLookAt > 0 ? `${understood}, ${toLookAt} to look at` : understood}
        </span>
        <button
          type="button"
          className="btn btn-quiet btn-sm push"
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Fold the columns' : 'Unfold the columns'}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fold' : 'Unfold'}
        </button>
      </header>
      {isOpen && (
        <ul className="columns-read" role="list">
          {columns.map((column) => (
            <li key={column.head}>
              <div className="clip">
                <b dir="auto">{column.head}</b>
                <FirstValue {...column} />
              </div>
              <select
                className="form-select form-select-sm"
                aria-label={`${column.head} goes into`}
                value={state.wanted?.[column.head] ?? column.field ?? UNKNOWN}
                onChange={({ target }) => void chooseColumn(column.head, target.value)}
              >
                {column.field === null && <option value={UNKNOWN}>Choose a field</option>}
                {kind.taken.fields.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
                <option value="">Leave it out</option>
              </select>
            </li>
          ))}
        </ul>
      )}
      <div className="columns-problem" role="status">
        <FieldError id={`${id}problem`} text={reading.problem} />
      </div>
    </section>
  );
}

/** The value of the option for a column that found no field. */
const UNKNOWN = '?';

function FirstValue({ first, field, isGuess }: Column) {
  if (field !== null && !isGuess) return <span className="meta clip">{first}</span>;
  return (
    <span className="said-amber">
      <span className="clip">{[first, field === null ? 'no field' : 'a guess'].filter(Boolean).join(', ')}</span>
    </span>
  );
}
