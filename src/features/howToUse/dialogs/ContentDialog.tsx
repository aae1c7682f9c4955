import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { FormDialog } from '@/screen/form/FormDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { useSaveHelpContentMutation, type HelpCategory, type HelpContent } from '@/services/howToUse';
import { selectHowToUseScreen } from '../howToUseScreen';
import { ContentFields } from './ContentFields';
import { contentSchema, newContent, storedMedia, toRequest, type ContentValues } from './contentForm';

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
  const save = (values: ContentValues) => saveOrTell(saveContent(toRequest(values, content)), onClose);
  return (
    <FormDialog
      title={content ? 'Edit Content' : 'Add Content'}
      busyLabel={content ? 'Updating...' : 'Adding...'}
      initialValues={initialValues}
      schema={contentSchema(content)}
      onSave={save}
      onClose={onClose}
    >
      <ContentFields categories={categories} stored={storedMedia(content)} />
    </FormDialog>
  );
}
