import { Pencil, Trash } from 'react-bootstrap-icons';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import sheet from './kept.late.scss';

interface Props {
  items: readonly { name: string; text: string }[];
  /** What the first button of each does, such as `Rename`. */
  change: string;
  onChange: (name: string) => void;
  onDelete: (name: string) => void;
}

/** What a person keeps in this browser, each under a name of its own, to change or delete. */
export function KeptItems({ items, change, onChange, onDelete }: Props) {
  useLateSheet(sheet);
  return (
    <ul className="kept-list" role="list">
      {items.map(({ name, text }) => (
        <li key={name}>
          <span className="clip">
            <b>{name}</b> <span className="meta">{text}</span>
          </span>
          <button
            type="button"
            className="btn btn-quiet btn-icon btn-sm"
            aria-label={`${change} ${name}`}
            title={change}
            onClick={() => onChange(name)}
          >
            <Pencil aria-hidden />
          </button>
          <button
            type="button"
            className="btn btn-quiet btn-icon btn-sm"
            aria-label={`Delete ${name}`}
            title="Delete"
            onClick={() => onDelete(name)}
          >
            <Trash aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
