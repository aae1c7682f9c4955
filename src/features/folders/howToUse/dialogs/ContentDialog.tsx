import { FilmPlayer } from '@/components/upload/FilmPlayer';
import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog } from '@/screen/form/FormDialog';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { howToUseApi, useSaveHelpContentMutation, type HelpCategory, type HelpContent } from '@/services/howToUse';
import { useFieldText } from '@/components/form/fieldTexts';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES_AND_VIDEOS } from '@/components/upload/accept';
import { isFilm } from '@/media/films';
import { type Id } from '@/services/http/decode';
import { mediaUrl } from '@/services/media/media';
import { useFieldList } from '@/services/http/useFieldList';
import { selectHowToUseScreen } from '../howToUseScreen';
import { contentSchema, newContent, storedMedia, toRequest, toValues, type ContentValues } from './contentForm';
import { TitleAndFolder } from '../../TitleAndFolder';
import { contentRecord } from '../contentRecord';

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
  const noted = useSavedNote(contentRecord);
  const saving = useGuardedSave({
    of: contentRecord,
    id: content?.id,
    toValues,
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

interface ContentFieldsProps {
  categories: readonly HelpCategory[];
  /** Of the content that is edited. */
  contentId: Id | undefined;
  /** The stored media; empty if there is none, or if the form shows its address. */
  stored: string;
}

export function ContentFields({ categories, contentId, stored }: ContentFieldsProps) {
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
        player={(file) => <FilmPlayer file={file} storedUrl={isFilm(stored) ? mediaUrl(stored) : null} />}
      />
    </>
  );
}
