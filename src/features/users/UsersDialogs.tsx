import { type ComponentType } from 'react';
import { mixed, object } from 'yup';
import { type Loaded } from '@/lib/loaded';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteUserMutation } from '@/services/users';
import { FormDialog } from '@/screen/form/FormDialog';
import { UploadField } from '@/components/form/UploadField';
import { log } from '@/services/http/log';
import { type User } from '@/services/userTypes';
import { AddUserDialog } from './list/AddUserDialog';
import { AssessmentDialog } from './dialogs/AssessmentDialog';
import { BmrDialog } from './dialogs/BmrDialog';
import { ConfirmUser, DeactivateDialog } from './ConfirmUser';
import { type UserDialogProps } from './UserLine';
import { ProgressDialog } from './dialogs/ProgressDialog';
import { SupplementsDialog } from './dialogs/SupplementsDialog';
import { TransactionDialog } from './dialogs/TransactionDialog';
import { type UsersDialog } from './usersScreen';
import './usersDialogs.scss';

export function UsersDialogs({ users }: { users: Loaded<readonly User[]> }) {
  const about = (Dialog: ComponentType<UserDialogProps>) =>
    aboutRow(users, (user, close) => <Dialog user={user} onClose={close} />);
  const edited = (Dialog: ComponentType<UserDialogProps>) =>
    editedRow(users, (user, close) => <Dialog user={user} onClose={close} />);
  return (
    <RowDialogs<UsersDialog>
      kinds={{
        import: (close) => <ImportDialog onClose={close} />,
        add: (close) => <AddUserDialog onClose={close} />,
        assessment: about(AssessmentDialog),
        transaction: about(TransactionDialog),
        progress: about(ProgressDialog),
        bmr: edited(BmrDialog),
        supplements: edited(SupplementsDialog),
        deactivate: about(DeactivateDialog),
        delete: about(DeleteDialog),
      }}
    />
  );
}

function DeleteDialog({ user, onClose }: UserDialogProps) {
  const [deleteUser] = useDeleteUserMutation();
  const confirm = () => saveOrTell(deleteUser(user.id), onClose);
  return <ConfirmUser user={user} verb="Delete" onConfirm={confirm} onClose={onClose} />;
}

const EXCEL = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
};

interface ImportValues {
  file: File | null;
}

const schema = object({ file: mixed<File>().required('Excel file is required.') });

/** Adding only logs the file's name and size, on purpose (docs/behaviour.md): nothing is sent. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog<ImportValues>
      title="Import New User"
      saveLabel="Add"
      initialValues={{ file: null }}
      schema={schema}
      onSave={({ file }) => {
        log.info('users import', { name: file!.name, bytes: file!.size });
        onClose();
      }}
      onClose={onClose}
    >
      <UploadField name="file" label="Excel file" accept={EXCEL} />
    </FormDialog>
  );
}
