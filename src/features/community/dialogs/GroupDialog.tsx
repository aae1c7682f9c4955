import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { communityApi, useSaveGroupMutation } from '@/services/community';
import { type Group } from '@/services/communityTypes';
import { groupSchema, NEW_GROUP, privacyOptions, toGroupValues, toRequest, type GroupValues } from './groupForm';

interface Props {
  /** The group to edit; without one a new group is created. */
  group?: Group;
  onClose: () => void;
}

export function GroupDialog({ group, onClose }: Props) {
  const [saveGroup] = useSaveGroupMutation();
  const guard = useEditGuard({
    noun: 'group',
    endpoint: communityApi.endpoints.listGroups,
    find: (groups) => findValues(groups, group?.id, toGroupValues),
    newSchema: groupSchema,
  });
  const save = (values: GroupValues, { close, asNew }: Saving) =>
    saveOrTell(saveGroup(toRequest(values, asNew ? undefined : group?.id)), close);
  const initialValues = group ? toGroupValues(group) : NEW_GROUP;
  return (
    <FormDialog
      title={group ? 'Edit Group' : 'Create New Group'}
      initialValues={initialValues}
      schema={groupSchema}
      guard={group && guard}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Title" autoComplete="off" />
      <SelectField name="privacy" label="Privacy" options={privacyOptions(initialValues.privacy)} />
    </FormDialog>
  );
}
