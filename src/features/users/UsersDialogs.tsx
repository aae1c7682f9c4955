import { type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { mixed, object } from 'yup';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { type Loaded } from '@/lib/loaded';
import { aboutRow, DialogByKind, editedRow } from '@/screen/RowDialogs';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteUserMutation } from '@/services/users';
import { FormDialog } from '@/screen/form/FormDialog';
import { UploadField } from '@/components/form/UploadField';
import { log } from '@/services/http/log';
import { AddUserDialog } from './list/AddUserDialog';
import { AssessmentDialog } from './member/AssessmentBlock';
import { BmrDialog } from './member/dialogs/BmrDialog';
import { ConfirmUser, DeactivateDialog } from './ConfirmUser';
import { type UserDialogProps } from './UserLine';
import { ProgressDialog } from './member/dialogs/ProgressDialog';
import { SupplementsDialog } from './member/dialogs/SupplementsDialog';
import { TransactionDialog } from './member/dialogs/TransactionDialog';
import { dialogClosed, selectUsersScreen } from './usersScreen';
import { type FoundUsers } from './list/usersRows';
import './usersDialogs.scss';

const memberPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-member" */ './member/MemberPanel')).MemberPanel,
);

export function UsersDialogs({ found }: { found: Loaded<FoundUsers> }) {
  const dispatch = useDispatch();
  const { dialog } = useSelector(selectUsersScreen);
  const users = found?.users;
  // Not by its row as the others are: the sheet stays while it turns to another person.
  if (dialog?.kind === 'member')
    return (
      found && (
        <LazyDialog
          of={memberPanel}
          props={{ found, id: dialog.id }}
          onFailure={() => dispatch(dialogClosed(dialog))}
        />
      )
    );
  const about = (Dialog: ComponentType<UserDialogProps>) =>
    aboutRow(users, (user, close) => <Dialog user={user} onClose={close} />);
  const edited = (Dialog: ComponentType<UserDialogProps>) =>
    editedRow(users, (user, close) => <Dialog user={user} onClose={close} />);
  return (
    <DialogByKind
      dialog={dialog}
      onClose={(open) => dispatch(dialogClosed(open))}
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
