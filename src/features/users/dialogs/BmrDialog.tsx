import { FormDialog } from '@/screen/form/FormDialog';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useUpdateBmrMutation } from '@/services/users';
import { type UserDialogProps } from '../UsersDialogs';
import { UserLine } from './UserLine';
import { BmrField } from './BmrField';
import { bmrSchema, parseBmr, type BmrValues } from './bmrForm';

/** Starts at the user's BMR, or 0. */
export function BmrDialog({ user, onClose }: UserDialogProps) {
  const [updateBmr] = useUpdateBmrMutation();
  const save = async ({ bmr }: BmrValues) => {
    const { error } = await updateBmr({ userId: user.id, bmr: parseBmr(bmr) });
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <FormDialog
      title="Update BMR"
      initialValues={{ bmr: String(user.bmr) }}
      schema={bmrSchema}
      onSave={save}
      onClose={onClose}
    >
      <UserLine user={user} />
      <BmrField />
    </FormDialog>
  );
}
