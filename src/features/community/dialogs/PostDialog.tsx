import { CheckField } from '@/components/form/CheckField';
import { ImagesField } from '@/components/form/ImagesField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { FormDialog } from '@/screen/form/FormDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreatePostMutation, useUpdatePostMutation } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { OldImagesField } from './OldImagesField';
import {
  CONTENT_HINT,
  NEW_POST,
  postSchema,
  toCreateRequest,
  toPostValues,
  toUpdateRequest,
  type PostValues,
} from './postForm';

export function AddPostDialog({ groupId, onClose }: { groupId: Id; onClose: () => void }) {
  const [createPost] = useCreatePostMutation();
  const save = (values: PostValues) => saveOrTell(createPost(toCreateRequest(values, groupId)), onClose);
  return <PostDialog title="Add New Post" initialValues={NEW_POST} onSave={save} onClose={onClose} />;
}

export function EditPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const [updatePost] = useUpdatePostMutation();
  const save = (values: PostValues) => saveOrTell(updatePost(toUpdateRequest(values, post)), onClose);
  return <PostDialog title="Edit Post" initialValues={toPostValues(post)} onSave={save} onClose={onClose} />;
}

interface Props {
  title: 'Add New Post' | 'Edit Post';
  initialValues: PostValues;
  onSave: (values: PostValues) => Promise<void>;
  onClose: () => void;
}

function PostDialog(props: Props) {
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
