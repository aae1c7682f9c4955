import { mixed, object } from 'yup';
import { FormDialog } from '@/screen/form/FormDialog';
import { UploadField } from '@/components/form/UploadField';
import { log } from '@/services/http/log';

const EXCEL = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
};

interface ImportValues {
  file: File | null;
}

const schema = object({ file: mixed<File>().required('Excel file is required.') });

/** Adding only logs the file's name and size, on purpose (docs/behaviour.md): nothing is sent. */
const logFile = ({ file }: ImportValues) => {
  if (file) log.info('users import', { name: file.name, bytes: file.size });
};

export function ImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog<ImportValues>
      title="Import New User"
      saveLabel="Add"
      initialValues={{ file: null }}
      schema={schema}
      onSave={(values) => {
        logFile(values);
        onClose();
      }}
      onClose={onClose}
    >
      <UploadField name="file" label="Excel file" accept={EXCEL} />
    </FormDialog>
  );
}
