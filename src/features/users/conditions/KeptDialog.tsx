import { useDispatch } from 'react-redux';
import { Dialog } from '@/components/dialog/Dialog';
import { KeptItems } from '@/screen/kept/KeptItems';
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
      <KeptItems
        items={kept}
        change="Rename"
        onChange={(name) => dispatch(dialogOpened({ kind: 'keep', id: name }))}
        onDelete={remove}
      />
    </Dialog>
  );
}
