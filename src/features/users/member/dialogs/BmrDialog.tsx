import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { saveOrTell } from '@/screen/saveOrTell';
import { usersApi, useUpdateBmrMutation } from '@/services/users';
import { type UserDialogProps } from './userDialogProps';
import { UserLine } from '../../UserLine';
import { BmrField } from './BmrField';
import { bmrSchema, parseBmr, type BmrValues } from './bmrForm';

export function BmrDialog({ user, onClose }: UserDialogProps) {
  const [updateBmr] = useUpdateBmrMutation();
  const guard = useEditGuard({
    noun: 'record',
    endpoint: usersApi.endpoints.listUsers,
    find: (users) => findValues(users, user.id, ({ bmr }) => ({ bmr: String(bmr) })),
    isCacheOnly: true,
  });
  const save = ({ bmr }: BmrValues, { close }: Saving) =>
    saveOrTell(updateBmr({ userId: user.id, bmr: parseBmr(bmr) }), close);
  return (
    <FormDialog
      title="Update BMR"
      initialValues={{ bmr: String(user.bmr) }}
      schema={bmrSchema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <UserLine user={user} />
      <BmrField />
    </FormDialog>
  );
}
