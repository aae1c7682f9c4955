import { useField } from 'formik';
import { type Id } from '@/services/http/decode';
import { FolderChecks } from './FolderChecks';

/** The folders as a form's `folderIds`. */
export function FolderField() {
  const [{ value }, , { setValue }] = useField<readonly Id[]>('folderIds');
  return <FolderChecks value={value} onChange={(ids) => void setValue(ids)} />;
}
