import { FormDialog } from '@/screen/form/FormDialog';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useSaveHelpContentMutation, type HelpCategory, type HelpContent } from '@/services/howToUse';
import { ContentFields } from './ContentFields';
import { contentSchema, storedMedia, toRequest, type ContentValues } from './contentForm';

interface Props {
  categories: readonly HelpCategory[];
  initialValues: ContentValues;
  /** The content that is edited; without one a new content is created. */
  content?: HelpContent;
  onClose: () => void;
}

/** §2 Add Content, and Edit Content; §4 names what the save button says. */
export function ContentDialog({ categories, initialValues, content, onClose }: Props) {
  const [saveContent] = useSaveHelpContentMutation();
  const save = async (values: ContentValues) => {
    const { error } = await saveContent(toRequest(values, content));
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
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
