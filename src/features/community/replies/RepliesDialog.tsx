import { PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { Dialog } from '@/components/dialog/Dialog';
import { KeptItems } from '@/screen/kept/KeptItems';
import { dialogOpened } from '../communityScreen';
import { useSavedReplies } from './savedReplies';

/** The replies that the person keeps in this browser, to edit or delete. */
export function RepliesDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const { replies, remove } = useSavedReplies();
  const add = () => dispatch(dialogOpened({ kind: 'saveReply' }));
  const footer = (
    <button type="button" className="btn btn-outline-secondary" onClick={add}>
      <PlusLg aria-hidden />
      Add reply
    </button>
  );
  return (
    <Dialog title="Saved replies" onClose={onClose} footer={footer}>
      {replies.length === 0 && <p className="meta">No replies are saved yet.</p>}
      <KeptItems
        items={replies}
        change="Edit"
        onChange={(name) => dispatch(dialogOpened({ kind: 'editReply', id: name }))}
        onDelete={remove}
      />
    </Dialog>
  );
}
