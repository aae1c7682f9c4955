import { Hinted } from '@/components/form/Hinted';
import { useFieldText } from '@/components/form/fieldTexts';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { titleOf } from '@/components/format/title';
import { IMAGES_AND_VIDEOS } from '@/components/upload/accept';
import { isFilm } from '@/media/films';
import { titleHint } from '@/screen/checks/sameText';
import { type Id } from '@/services/http/decode';
import { howToUseApi, type HelpCategory } from '@/services/howToUse';
import { mediaUrl } from '@/services/media/media';
import { useFieldList } from '@/services/http/useFieldList';
import { type ContentValues } from './contentForm';

interface Props {
  categories: readonly HelpCategory[];
  /** Of the content that is edited. */
  contentId: Id | undefined;
  /** The stored media; empty if there is none, or if the form shows its address. */
  stored: string;
}

export function ContentFields({ categories, contentId, stored }: Props) {
  const hintOf = ({ title, category }: ContentValues) => {
    const others = categories.find(({ id }) => String(id) === category)?.items ?? [];
    return titleHint(title, others, contentId, 'category');
  };
  const list = useFieldList(howToUseApi.endpoints.listHowToUse);
  useFieldText<ContentValues['media']>('media', 'Video URL', ({ url }) => url);
  return (
    <>
      <div className="pair">
        <Hinted names={['title']} hintOf={hintOf}>
          <TextField name="title" label="Title" autoComplete="off" />
        </Hinted>
        <SelectField
          name="category"
          label="Category"
          placeholder="Select a category"
          options={categories.map(({ id, title }) => ({ value: String(id), label: titleOf(title) }))}
        >
          <LoadAgain what="Categories" list={list} />
        </SelectField>
      </div>
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
