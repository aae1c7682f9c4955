import { Hinted } from '@/components/form/Hinted';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { titleOf } from '@/components/format/title';
import { IMAGES } from '@/components/upload/accept';
import { linkHint } from '@/screen/checks/links';
import { titleHint } from '@/screen/checks/sameText';
import { type Id } from '@/services/http/decode';
import { supplementsApi, type SupplementFolder } from '@/services/supplements';
import { useFieldList } from '@/services/http/useFieldList';
import { type SupplementValues } from './supplementForm';

interface Props {
  folders: readonly SupplementFolder[];
  /** Of the supplement that is edited. */
  supplementId: Id | undefined;
  /** The stored picture. */
  pictureUrl: string | null;
}

export function SupplementFields({ folders, supplementId, pictureUrl }: Props) {
  const hintOf = ({ title, folder }: SupplementValues) => {
    const others = folders.find(({ id }) => String(id) === folder)?.items ?? [];
    return titleHint(title, others, supplementId, 'folder');
  };
  const list = useFieldList(supplementsApi.endpoints.listSupplements);
  return (
    <>
      <div className="pair">
        <Hinted names={['title']} hintOf={hintOf}>
          <TextField name="title" label="Title" autoComplete="off" />
        </Hinted>
        <SelectField
          name="folder"
          label="Folder"
          placeholder="Select a folder"
          options={folders.map(({ id, title }) => ({ value: String(id), label: titleOf(title) }))}
        >
          <LoadAgain what="Folders" list={list} />
        </SelectField>
      </div>
      <TextAreaField name="description" label="Description" />
      <div className="pair">
        <TextField name="dosage" label="Dosage" autoComplete="off" />
        <Hinted names={['externalLink']} hintOf={({ externalLink }: SupplementValues) => linkHint(externalLink)}>
          <TextField name="externalLink" label="External link" inputMode="url" autoComplete="off" />
        </Hinted>
      </div>
      <UploadField name="image" label="Image" accept={IMAGES} shape={4 / 3} currentUrl={pictureUrl} />
    </>
  );
}
