import { useRef } from 'react';
import { CheckField } from '@/components/form/CheckField';
import { ImagesField } from '@/components/form/ImagesField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard, type EditGuard } from '@/screen/saveGuard/useEditGuard';
import { saveOrTell } from '@/screen/saveOrTell';
import { communityApi, useCreatePostMutation, useUpdatePostMutation } from '@/services/community';
import { type Post, type PostImage } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormField } from '@/components/form/useFormField';
import { MediaThumb } from '@/components/media/MediaThumb';
import { RemoveFile } from '@/components/upload/FilePreview';
import { mediaUrl } from '@/services/media/media';
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

/** The stored images of a post. Removed ones are deleted when the post is saved. */
function OldImagesField() {
  const { field, setValue } = useFormField<readonly PostImage[]>('oldImages');
  const list = useRef<HTMLUListElement>(null);
  const images = field.value;
  useFieldText<PostImage>('oldImages', 'Stored pictures', ({ media }) => fileName(media));
  const remove = (image: PostImage) => {
    list.current?.focus(); // the focused button is removed
    setValue(images.filter((other) => other !== image));
  };
  if (images.length === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} className="chosen-images" aria-label="Stored pictures">
      {images.map((image) => (
        <li key={image.id} className="preview">
          <MediaThumb url={mediaUrl(image.media)} alt="" />
          <div>
            <b className="clip">{fileName(image.media)}</b>
          </div>
          <span className="chip push">Old</span>
          <RemoveFile name={fileName(image.media)} onRemove={() => remove(image)} />
        </li>
      ))}
    </ul>
  );
}

const fileName = (stored: string) => stored.split('/').at(-1)!;
