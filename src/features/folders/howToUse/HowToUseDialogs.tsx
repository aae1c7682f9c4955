import { deletedRow } from '@/screen/DeleteDialog';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { useCreateHelpCategoryMutation, useDeleteHelpContentMutation } from '@/services/howToUse';
import { contentRecord } from './contentRecord';
import { AddFolderDialog } from '../AddFolderDialog';
import { listedItems } from '../items';
import { ContentDetails } from './dialogs/ContentDetails';
import { AddContentDialog, ContentDialog } from './dialogs/ContentDialog';
import { toValues } from './dialogs/contentForm';
import { type HowToUseDialog, type HowToUseLists } from './howToUseScreen';

/** The open dialog of the how-to-use screen. */
export function HowToUseDialogs({ categories }: HowToUseLists) {
  const [createCategory] = useCreateHelpCategoryMutation();
  const [deleteContent] = useDeleteHelpContentMutation();
  const contents = categories && listedItems(categories).map(({ item }) => item);
  return (
    <RowDialogs<HowToUseDialog>
      kinds={{
        addCategory: (close) => (
          <AddFolderDialog
            title="Add Category"
            label="Category title"
            required="Category title is required"
            busyLabel="Adding..."
            create={createCategory}
            onClose={close}
          />
        ),
        add: (close) => <AddContentDialog categories={categories ?? []} onClose={close} />,
        details: aboutRow(contents, (content, close) => <ContentDetails content={content} onClose={close} />),
        edit: editedRow(contents, (content, close) => (
          <ContentDialog
            categories={categories ?? []}
            content={content}
            initialValues={toValues(content)}
            onClose={close}
          />
        )),
        delete: deletedRow(contentRecord, contents, {
          title: 'Confirm Delete',
          text: 'Are you sure you want to delete this content? This action cannot be undone.',
          onDelete: ({ id }) => deleteContent({ id }),
        }),
      }}
    />
  );
}
