import { DeleteDialog } from '@/screen/DeleteDialog';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { useCreateHelpCategoryMutation, useDeleteHelpContentMutation } from '@/services/howToUse';
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
  const rows = categories && listedItems(categories);
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
        details: aboutRow(rows, ({ item: content }, close) => <ContentDetails content={content} onClose={close} />),
        edit: editedRow(rows, ({ item: content }, close) => (
          <ContentDialog
            categories={categories ?? []}
            content={content}
            initialValues={toValues(content)}
            onClose={close}
          />
        )),
        delete: aboutRow(rows, ({ item: content }, close) => (
          <DeleteDialog
            title="Confirm Delete"
            text="Are you sure you want to delete this content? This action cannot be undone."
            about={content.title}
            onDelete={() => deleteContent({ id: content.id })}
            onClose={close}
          />
        )),
      }}
    />
  );
}
