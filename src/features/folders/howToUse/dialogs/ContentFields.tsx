import { useFieldText } from '@/components/form/fieldTexts';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES_AND_VIDEOS } from '@/components/upload/accept';
import { isFilm } from '@/media/films';
import { type Id } from '@/services/http/decode';
import { howToUseApi, type HelpCategory } from '@/services/howToUse';
import { mediaUrl } from '@/services/media/media';
import { useFieldList } from '@/services/http/useFieldList';
import { TitleAndFolder } from '../../TitleAndFolder';
import { type ContentValues } from './contentForm';

interface Props {
  categories: readonly HelpCategory[];
  /** Of the content that is edited. */
  contentId: Id | undefined;
  /** The stored media; empty if there is none, or if the form shows its address. */
  stored: string;
}

export function ContentFields({ categories, contentId, stored }: Props) {
  const list = useFieldList(howToUseApi.endpoints.listHowToUse);
  useFieldText<ContentValues['media']>('media', 'Video URL', ({ url }) => url);
  return (
    <>
      <TitleAndFolder name="category" folders={categories} itemId={contentId} list={list} />
      <TextAreaField name="description" label="Description" rows={4} />
      <TextField name="media.url" label="Video URL" inputMode="url" placeholder="https://" autoComplete="off" />
      <UploadField
        name="media.file"
        label="Image or video"
        accept={IMAGES_AND_VIDEOS}
        shape="whole"
        hint="A file is used instead of the video URL."
        currentUrl={mediaUrl(stored)}
        isCurrentVideo={isFilm(stored)}
      />
    </>
  );
}
