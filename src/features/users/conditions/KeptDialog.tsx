import { Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { Dialog } from '@/components/dialog/Dialog';
import { dialogOpened } from '../usersScreen';
import { useKeptConditions } from './keptConditions';

/** The conditions that the person keeps in this browser, to rename or delete. */
export function KeptDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const { kept, remove } = useKeptConditions();
  return (
    <Dialog title="Kept conditions" onClose={onClose}>
      {kept.length === 0 && (
        <p className="meta">Nothing is kept yet. “Keep under a name” in the same menu keeps conditions.</p>
      )}
      <ul className="kept-list">
        {kept.map(({ name, text }) => (
          <li key={name}>
            <span className="clip">
              <b>{name}</b> <span className="meta">{text}</span>
            </span>
            <button
              type="button"
              className="btn btn-quiet btn-icon btn-sm"
              aria-label={`Rename ${name}`}
              title="Rename"
              onClick={() => dispatch(dialogOpened({ kind: 'keep', id: name }))}
            >
              <Pencil aria-hidden />
            </button>
            <button
              type="button"
              className="btn btn-quiet btn-icon btn-sm"
              aria-label={`Delete ${name}`}
              title="Delete"
              onClick={() => remove(name)}
            >
              <Trash aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
