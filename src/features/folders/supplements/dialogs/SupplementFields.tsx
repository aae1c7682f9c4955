import { Hinted } from '@/components/form/Hinted';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES } from '@/components/upload/accept';
import { linkHint } from '@/screen/checks/links';
import { type Id } from '@/services/http/decode';
import { supplementsApi, type SupplementFolder } from '@/services/supplements';
import { useFieldList } from '@/services/http/useFieldList';
import { TitleAndFolder } from '../../TitleAndFolder';
import { type SupplementValues } from './supplementForm';

interface Props {
  folders: readonly SupplementFolder[];
  /** Of the supplement that is edited. */
  supplementId: Id | undefined;
  /** The stored picture. */
  pictureUrl: string | null;
}

export function SupplementFields({ folders, supplementId, pictureUrl }: Props) {
  const list = useFieldList(supplementsApi.endpoints.listSupplements);
  return (
    <>
      <TitleAndFolder name="folder" folders={folders} itemId={supplementId} list={list} />
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
