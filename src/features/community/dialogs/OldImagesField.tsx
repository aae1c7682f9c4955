import { useRef } from 'react';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormField } from '@/components/form/useFormField';
import { MediaThumb } from '@/components/media/MediaThumb';
import { RemoveFile } from '@/components/upload/FilePreview';
import { type PostImage } from '@/services/communityTypes';
import { mediaUrl } from '@/services/media/media';

/** The stored images of a post. Removed ones are deleted when the post is saved. */
export function OldImagesField() {
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
