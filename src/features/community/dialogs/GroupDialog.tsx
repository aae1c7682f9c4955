import { FormDialog } from '@/screen/form/FormDialog';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { notifyError } from '@/components/notify/notify';
import { useSaveGroupMutation } from '@/services/community';
import { type Group } from '@/services/communityTypes';
import { failureMessage } from '@/services/http/errors';
import { groupSchema, NEW_GROUP, privacyOptions, toGroupValues, toRequest, type GroupValues } from './groupForm';

interface Props {
  /** The group that is edited; without one a new group is created. */
  group?: Group;
  onClose: () => void;
}

export function GroupDialog({ group, onClose }: Props) {
  const [saveGroup] = useSaveGroupMutation();
  const save = async (values: GroupValues) => {
    const { error } = await saveGroup(toRequest(values, group?.id));
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
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
