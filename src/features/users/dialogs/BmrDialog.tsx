import { FormDialog } from '@/screen/form/FormDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { useUpdateBmrMutation } from '@/services/users';
import { type UserDialogProps } from './userDialogProps';
import { UserLine } from './UserLine';
import { BmrField } from './BmrField';
import { bmrSchema, parseBmr, type BmrValues } from './bmrForm';

export function BmrDialog({ user, onClose }: UserDialogProps) {
  const [updateBmr] = useUpdateBmrMutation();
  const save = ({ bmr }: BmrValues) => saveOrTell(updateBmr({ userId: user.id, bmr: parseBmr(bmr) }), onClose);
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
