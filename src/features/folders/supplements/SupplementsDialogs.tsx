import { useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { DeleteDialog } from '@/screen/DeleteDialog';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type SupplementFolder, useDeleteSupplementMutation } from '@/services/supplements';
import { AddFolderDialog } from './dialogs/AddFolderDialog';
import { SupplementDetails } from './dialogs/SupplementDetails';
import { AddSupplementDialog, DuplicateSupplementDialog, SupplementDialog } from './dialogs/SupplementDialog';
import { toValues } from './dialogs/supplementForm';
import { dialogClosed, selectSupplementsScreen } from './supplementsScreen';
import { listedSupplements } from './supplementsView';

export interface SupplementsDialogsProps {
  folders: Loaded<readonly SupplementFolder[]>;
}

/** The open dialog of the supplements' screen. */
export function SupplementsDialogs({ folders }: SupplementsDialogsProps) {
  const [deleteSupplement] = useDeleteSupplementMutation();
  const { dialog } = useSelector(selectSupplementsScreen);
  const rows = folders && listedSupplements(folders);
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
      kinds={{
        addFolder: (close) => <AddFolderDialog onClose={close} />,
        add: (close) => <AddSupplementDialog folders={folders ?? []} onClose={close} />,
        details: aboutRow(rows, ({ supplement, folder }, close) => (
          <SupplementDetails supplement={supplement} folder={folder} onClose={close} />
        )),
        edit: editedRow(rows, ({ supplement, folder }, close) => (
          <SupplementDialog
            folders={folders ?? []}
            supplement={supplement}
            initialValues={toValues(supplement, folder)}
            onClose={close}
          />
        )),
        duplicate: aboutRow(rows, ({ supplement, folder }, close) => (
          <DuplicateSupplementDialog supplement={supplement} folder={folder} folders={folders ?? []} onClose={close} />
        )),
        delete: aboutRow(rows, ({ supplement }, close) => (
          <DeleteDialog
            title="Delete Supplement"
            text="Are you sure you want to delete this supplement?"
            about={supplement.title}
            onDelete={() => deleteSupplement(supplement.id)}
            onClose={close}
          />
        )),
      }}
    />
  );
}
