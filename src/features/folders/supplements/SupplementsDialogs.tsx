import { deletedRow } from '@/screen/DeleteDialog';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { useCreateSupplementFolderMutation, useDeleteSupplementMutation } from '@/services/supplements';
import { supplementRecord } from './supplementRecord';
import { AddFolderDialog } from '../AddFolderDialog';
import { listedItems } from '../items';
import { SupplementDetails } from './dialogs/SupplementDetails';
import { AddSupplementDialog, DuplicateSupplementDialog, SupplementDialog } from './dialogs/SupplementDialog';
import { toValues } from './dialogs/supplementForm';
import { type SupplementsDialog, type SupplementsLists } from './supplementsScreen';

/** The open dialog of the supplements' screen. */
export function SupplementsDialogs({ folders }: SupplementsLists) {
  const [createFolder] = useCreateSupplementFolderMutation();
  const [deleteSupplement] = useDeleteSupplementMutation();
  const rows = folders && listedItems(folders);
  const supplements = rows?.map(({ item }) => item);
  return (
    <RowDialogs<SupplementsDialog>
      kinds={{
        addFolder: (close) => (
          <AddFolderDialog
            title="Add Folder"
            label="Title"
            required="Title is required."
            create={createFolder}
            onClose={close}
          />
        ),
        add: (close) => <AddSupplementDialog folders={folders ?? []} onClose={close} />,
        details: aboutRow(rows, ({ item: supplement, folder }, close) => (
          <SupplementDetails supplement={supplement} folder={folder} onClose={close} />
        )),
        edit: editedRow(supplements, (supplement, close) => (
          <SupplementDialog
            folders={folders ?? []}
            supplement={supplement}
            initialValues={toValues(supplement)}
            onClose={close}
          />
        )),
        duplicate: aboutRow(supplements, (supplement, close) => (
          <DuplicateSupplementDialog supplement={supplement} folders={folders ?? []} onClose={close} />
        )),
        delete: deletedRow(supplementRecord, supplements, {
          title: 'Delete Supplement',
          text: 'Are you sure you want to delete this supplement?',
          onDelete: ({ id }) => deleteSupplement({ id }),
        }),
      }}
    />
  );
}
