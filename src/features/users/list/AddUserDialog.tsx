import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog } from '@/screen/form/FormDialog';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES } from '@/components/upload/accept';
import { saveOrTell } from '@/screen/saveOrTell';
import { plansApi, useListPlansQuery } from '@/services/plans';
import { useFieldList } from '@/services/http/useFieldList';
import { useCreateUserMutation } from '@/services/users';
import { addUserSchema, NEW_USER, toRequest, type AddUserValues } from './addUserForm';
import { userRecord } from '../userRecords';

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { data: plans = [] } = useListPlansQuery();
  const list = useFieldList(plansApi.endpoints.listPlans);
  const [createUser] = useCreateUserMutation();
  const noted = useSavedNote(userRecord);
  const save = (values: AddUserValues) =>
    saveOrTell(
      noted(undefined, () => createUser(toRequest(values))),
      onClose,
    );
  return (
    <FormDialog title="Add New User" initialValues={NEW_USER} schema={addUserSchema} onSave={save} onClose={onClose}>
      <div className="pair">
        <TextField name="firstName" label="First name" autoComplete="off" />
        <TextField name="lastName" label="Last name" autoComplete="off" />
      </div>
      <TextField name="email" label="Email" type="email" autoComplete="off" />
      <div className="pair">
        <TextField name="phoneNo" label="Phone number" type="tel" inputMode="tel" autoComplete="off" />
        <SelectField
          name="planId"
          label="Plan"
          placeholder="Select a plan"
          options={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
        >
          <LoadAgain what="Plans" list={list} />
        </SelectField>
      </div>
      <UploadField name="image" label="Transaction image" accept={IMAGES} />
    </FormDialog>
  );
}
