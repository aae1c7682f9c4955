import { CheckField } from '@/components/form/CheckField';
import { ImagesField } from '@/components/form/ImagesField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard, type EditGuard } from '@/screen/saveGuard/useEditGuard';
import { saveOrTell } from '@/screen/saveOrTell';
import { communityApi, useCreatePostMutation, useUpdatePostMutation } from '@/services/community';
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
  const [createPost] = useCreatePostMutation();
  const guard = useEditGuard({
    noun: 'post',
    endpoint: communityApi.endpoints.listPosts,
    arg: post.groupId,
    find: (posts) => findValues(posts, post.id, toPostValues),
    newSchema: postSchema,
  });
  const save = (values: PostValues, { close, asNew }: Saving) =>
    saveOrTell(
      asNew ? createPost(toCreateRequest(values, post.groupId)) : updatePost(toUpdateRequest(values, post)),
      close,
    );
  return (
    <PostDialog title="Edit Post" initialValues={toPostValues(post)} guard={guard} onSave={save} onClose={onClose} />
  );
}

interface Props {
  title: 'Add New Post' | 'Edit Post';
  initialValues: PostValues;
  guard?: EditGuard<PostValues>;
  onSave: (values: PostValues, saving: Saving) => Promise<void>;
  onClose: () => void;
}

function PostDialog(props: Props) {
  const isEdited = props.title === 'Edit Post';
  return (
    <FormDialog {...props} schema={postSchema}>
      <TextField name="title" label="Title" autoComplete="off" />
      <TextAreaField name="content" label="Content" rows={4} maxHint={CONTENT_HINT} />
      {isEdited && <OldImagesField />}
      <ImagesField name="images" label="Images" shape="whole" badge={isEdited ? 'New' : undefined} />
      {isEdited && <p className="form-text">Note: New images will be added to existing ones</p>}
      <CheckField name="allowsComments" label="Allow Comments" />
    </FormDialog>
  );
}
