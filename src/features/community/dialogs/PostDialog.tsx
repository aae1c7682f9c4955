import { useRef } from 'react';
import { CheckField } from '@/components/form/CheckField';
import { ImagesField } from '@/components/form/ImagesField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { FormDialog } from '@/screen/form/FormDialog';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { useCreatePostMutation, useUpdatePostMutation } from '@/services/community';
import { type Post, type PostImage } from '@/services/communityDecoders';
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
import { postRecord } from '../communityRecords';

interface Props {
  groupId: Id;
  /** The post to edit; without one a post is created. */
  post?: Post;
  onClose: () => void;
}

/** Add New Post, and Edit Post. */
export function PostDialog({ groupId, post, onClose }: Props) {
  const [createPost] = useCreatePostMutation();
  const [updatePost] = useUpdatePostMutation();
  const saving = useGuardedSave({
    of: postRecord,
    id: post?.id,
    arg: groupId,
    toValues: toPostValues,
    newSchema: postSchema,
    send: (values: PostValues, id) =>
      post && id !== undefined
        ? updatePost(toUpdateRequest(values, post))
        : createPost(toCreateRequest(values, groupId)),
  });
  return (
    <FormDialog
      title={post ? 'Edit Post' : 'Add New Post'}
      initialValues={post ? toPostValues(post) : NEW_POST}
      schema={postSchema}
      onClose={onClose}
      {...saving}
    >
      <TextField name="title" label="Title" autoComplete="off" />
      <TextAreaField name="content" label="Content" rows={4} maxHint={CONTENT_HINT} />
      {post && <OldImagesField />}
      <ImagesField name="images" label="Images" shape="whole" badge={post && 'New'} />
      {post && <p className="form-text">Note: New images will be added to existing ones</p>}
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
