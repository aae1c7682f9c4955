import { FormDialog } from '@/screen/form/FormDialog';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { useSaveGroupMutation } from '@/services/community';
import { type Group } from '@/services/communityDecoders';
import { groupSchema, NEW_GROUP, privacyOptions, toGroupValues, toRequest, type GroupValues } from './groupForm';
import { groupRecord } from '../communityRecords';

interface Props {
  /** The group to edit; without one a new group is created. */
  group?: Group;
  onClose: () => void;
}

export function GroupDialog({ group, onClose }: Props) {
  const [saveGroup] = useSaveGroupMutation();
  const saving = useGuardedSave({
    of: groupRecord,
    id: group?.id,
    toValues: toGroupValues,
    newSchema: groupSchema,
    send: (values: GroupValues, id) => saveGroup(toRequest(values, id)),
  });
  const initialValues = group ? toGroupValues(group) : NEW_GROUP;
  return (
    <FormDialog
      title={group ? 'Edit Group' : 'Create New Group'}
      initialValues={initialValues}
      schema={groupSchema}
      onClose={onClose}
      {...saving}
    >
      <TextField name="title" label="Title" autoComplete="off" />
      <SelectField name="privacy" label="Privacy" options={privacyOptions(initialValues.privacy)} />
    </FormDialog>
  );
}
