import { FormDialog } from '@/screen/form/FormDialog';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { useSaveGroupMutation } from '@/services/community';
import { type Group } from '@/services/communityTypes';
import { groupSchema, NEW_GROUP, privacyOptions, toGroupValues, toRequest, type GroupValues } from './groupForm';

interface Props {
  /** The group to edit; without one a new group is created. */
  group?: Group;
  onClose: () => void;
}

export function GroupDialog({ group, onClose }: Props) {
  const [saveGroup] = useSaveGroupMutation();
  const save = (values: GroupValues) => saveOrTell(saveGroup(toRequest(values, group?.id)), onClose);
  const initialValues = group ? toGroupValues(group) : NEW_GROUP;
  return (
    <FormDialog
      title={group ? 'Edit Group' : 'Create New Group'}
      initialValues={initialValues}
      schema={groupSchema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Title" autoComplete="off" />
      <SelectField name="privacy" label="Privacy" options={privacyOptions(initialValues.privacy)} />
    </FormDialog>
  );
}
