import { MAX_HINT } from '@/components/form/maxHint';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { titleOf } from '@/components/format/title';
import { IMAGES } from '@/components/upload/accept';
import { supplementsApi, type SupplementFolder } from '@/services/supplements';
import { useFieldList } from '@/services/http/useFieldList';

interface Props {
  folders: readonly SupplementFolder[];
  /** The stored picture. */
  pictureUrl: string | null;
}

export function SupplementFields({ folders, pictureUrl }: Props) {
  const list = useFieldList(supplementsApi.endpoints.listSupplements);
  return (
    <>
      <div className="pair">
        <TextField name="title" label="Title" autoComplete="off" />
        <SelectField
          name="folder"
          label="Folder"
          placeholder="Select a folder"
          options={folders.map(({ id, title }) => ({ value: String(id), label: titleOf(title) }))}
        >
          <LoadAgain what="Folders" list={list} />
        </SelectField>
      </div>
      <TextAreaField name="description" label="Description" maxHint={MAX_HINT} />
      <div className="pair">
        <TextField name="dosage" label="Dosage" autoComplete="off" />
        <TextField name="externalLink" label="External link" inputMode="url" autoComplete="off" />
      </div>
      <UploadField name="image" label="Image" accept={IMAGES} currentUrl={pictureUrl} />
    </>
  );
}
