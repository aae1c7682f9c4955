import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { useSavedNote } from '@/screen/elsewhere/useSavedNote';
import { FormDialog } from '@/screen/form/FormDialog';
import { findValues } from '@/screen/saveGuard/useEditGuard';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { howToUseApi, useSaveHelpContentMutation, type HelpCategory, type HelpContent } from '@/services/howToUse';
import { listedItems } from '../../items';
import { recordSaved, selectHowToUseScreen } from '../howToUseScreen';
import { ContentFields } from './ContentFields';
import { contentSchema, newContent, storedMedia, toRequest, toValues, type ContentValues } from './contentForm';

interface ListProps {
  categories: readonly HelpCategory[];
  onClose: () => void;
}

/** Starts with the category that is shown. */
export function AddContentDialog({ categories, onClose }: ListProps) {
  const { category } = useSelector(selectHowToUseScreen);
  return (
    <ContentDialog categories={categories} initialValues={newContent(chosen(categories, category))} onClose={onClose} />
  );
}

interface Props extends ListProps {
  initialValues: ContentValues;
  /** The content to edit; without one a new content is created. */
  content?: HelpContent;
}

export function ContentDialog({ categories, initialValues, content, onClose }: Props) {
  const [saveContent] = useSaveHelpContentMutation();
  const noted = useSavedNote({ endpoint: howToUseApi.endpoints.listHowToUse, rows: listedItems, recordSaved });
  const saving = useGuardedSave({
    id: content?.id,
    noun: 'content',
    endpoint: howToUseApi.endpoints.listHowToUse,
    find: (all) => findValues(listedItems(all), content?.id, (row) => toValues(row.item, row.folder)),
    newSchema: contentSchema(undefined),
    send: (values: ContentValues, id) => noted(id, () => saveContent(toRequest(values, id))),
  });
  return (
    <FormDialog
      title={content ? 'Edit Content' : 'Add Content'}
      busyLabel={content ? 'Updating...' : 'Adding...'}
      initialValues={initialValues}
      schema={contentSchema(content)}
      onClose={onClose}
      {...saving}
    >
      <ContentFields categories={categories} contentId={content?.id} stored={storedMedia(content)} />
    </FormDialog>
  );
}
