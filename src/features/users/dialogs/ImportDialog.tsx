import { FormDialog } from '@/screen/form/FormDialog';
import { UploadField } from '@/components/form/UploadField';
import { log } from '@/services/http/log';
import { importSchema, type ImportValues } from './importForm';

const EXCEL = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
};

/** §2: Add only logs, and makes no call (readings, "Import New User"). */
const logFile = ({ file }: ImportValues) => {
  if (file) log.info('users import', { name: file.name, bytes: file.size });
};

export function ImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog<ImportValues>
      title="Import New User"
      saveLabel="Add"
      initialValues={{ file: null }}
      schema={importSchema}
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
