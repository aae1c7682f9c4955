import { Pencil, PlusLg, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { Dialog } from '@/components/dialog/Dialog';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { dialogOpened } from '../communityScreen';
import { useSavedReplies } from './savedReplies';
import sheet from './replies.late.scss';

/** The replies that the person keeps in this browser, to edit or delete. */
export function RepliesDialog({ onClose }: { onClose: () => void }) {
  useLateSheet(sheet);
  const dispatch = useDispatch();
  const { replies, remove } = useSavedReplies();
  const add = (
    <button
      type="button"
      className="btn btn-outline-secondary"
      onClick={() => dispatch(dialogOpened({ kind: 'saveReply' }))}
    >
      <PlusLg aria-hidden />
      Add reply
    </button>
  );
  return (
    <Dialog title="Saved replies" onClose={onClose} footer={add}>
      {replies.length === 0 && <p className="meta">No replies are saved yet.</p>}
      <ul className="reply-list">
        {replies.map(({ name, text }) => (
          <li key={name}>
            <span className="clip">
              <b>{name}</b> <span className="meta">{text}</span>
            </span>
            <button
              type="button"
              className="btn btn-quiet btn-icon btn-sm"
              aria-label={`Edit ${name}`}
              title="Edit"
              onClick={() => dispatch(dialogOpened({ kind: 'editReply', id: name }))}
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
