import { useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { DeleteDialog } from '@/screen/DeleteDialog';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type HelpCategory, useDeleteHelpContentMutation } from '@/services/howToUse';
import { AddCategoryDialog } from './dialogs/AddCategoryDialog';
import { ContentDetails } from './dialogs/ContentDetails';
import { AddContentDialog, ContentDialog } from './dialogs/ContentDialog';
import { toValues } from './dialogs/contentForm';
import { dialogClosed, selectHowToUseScreen } from './howToUseScreen';
import { listedContents } from './howToUseView';

export interface HowToUseDialogsProps {
  categories: Loaded<readonly HelpCategory[]>;
}

/** The open dialog of the how-to-use screen. */
export function HowToUseDialogs({ categories }: HowToUseDialogsProps) {
  const [deleteContent] = useDeleteHelpContentMutation();
  const { dialog } = useSelector(selectHowToUseScreen);
  const rows = categories && listedContents(categories);
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
      kinds={{
        addCategory: (close) => <AddCategoryDialog onClose={close} />,
        add: (close) => <AddContentDialog categories={categories ?? []} onClose={close} />,
        details: aboutRow(rows, ({ content }, close) => <ContentDetails content={content} onClose={close} />),
        edit: editedRow(rows, ({ content, category }, close) => (
          <ContentDialog
            categories={categories ?? []}
            content={content}
            initialValues={toValues(content, category)}
            onClose={close}
          />
        )),
        delete: aboutRow(rows, ({ content }, close) => (
          <DeleteDialog
            title="Confirm Delete"
            text="Are you sure you want to delete this content? This action cannot be undone."
            about={content.title}
            onDelete={() => deleteContent(content.id)}
            onClose={close}
          />
        )),
      }}
    />
  );
}
