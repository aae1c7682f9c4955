import { CheckField } from '@/components/form/CheckField';
import { FormDialog } from '@/screen/form/FormDialog';
import { ImagesField } from '@/components/form/ImagesField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { OldImagesField } from './OldImagesField';
import { CONTENT_HINT, postSchema, type PostValues } from './postForm';

interface Props {
  title: 'Add New Post' | 'Edit Post';
  initialValues: PostValues;
  onSave: (values: PostValues) => Promise<void>;
  onClose: () => void;
}

/** The form of a new post and of one that is edited. */
export function PostDialog(props: Props) {
  const isEdited = props.title === 'Edit Post';
  return (
    <FormDialog {...props} schema={postSchema}>
      <TextField name="title" label="Title" autoComplete="off" />
      <TextAreaField name="content" label="Content" rows={4} maxHint={CONTENT_HINT} />
      {isEdited && <OldImagesField />}
      <ImagesField name="images" label="Images" badge={isEdited ? 'New' : undefined} />
      {isEdited && <p className="form-text">Note: New images will be added to existing ones</p>}
      <CheckField name="allowsComments" label="Allow Comments" />
    </FormDialog>
  );
}
