import { type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { type Reading, readingText } from '@/capabilities/memberAnswers/api';
import { overOpened } from './memberSlice';

interface Props {
  caption: string;
  /** One for each reading of the rows. */
  heads: readonly string[];
  rows: readonly { label: string; readings: readonly (Reading | undefined)[] }[];
}

const textOf = (reading: Reading | undefined) =>
  reading?.value === 'unreadable' ? `“${reading.text}”` : readingText(reading);

/** Every figure behind the lines, for screen readers. */
export function ReadingsTable({ caption, heads, rows }: Props) {
  return (
    <table className="visually-hidden">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, readings }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {readings.map((reading, index) => (
              <td key={index}>{textOf(reading)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Answers from which no figure can be read: they are left out of the lines, and stand here as they were written. */
export function Unreadable({ answers }: { answers: readonly { where: string; text: string }[] }) {
  if (answers.length === 0) return null;
  return (
    <p className="unread-quotes">
      <span className="unreadable">{`${answers.length} cannot be read`}</span>
      {answers.map(({ where, text }, index) => (
        <span key={index}>
          <span className="meta figures">{where}</span> <q>{text}</q>
        </span>
      ))}
    </p>
  );
}

interface ButtonProps {
  /** `Weight` or a part of the body. */
  name: string;
  label: string;
  /** How many figures the line has. One alone is a dot, which a large chart does not show. */
  count: number;
  /** The small line, which screen readers leave out. */
  children: ReactNode;
}

/** Opens a line as a large chart. */
export function LineButton({ name, label, count, children }: ButtonProps) {
  const dispatch = useDispatch();
  if (count < 2) return children;
  return (
    <button
      type="button"
      className="line-button"
      aria-label={`Open the line of ${label}`}
      onClick={() => dispatch(overOpened({ kind: 'line', id: name }))}
    >
      {children}
    </button>
  );
}
