import { useSelector } from 'react-redux';
import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { LoadAgain } from '@/components/form/LoadAgain';
import { PasswordField } from '@/components/form/PasswordField';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { moderatorsApi, useListRolesQuery, useSaveModeratorMutation, type Moderator } from '@/services/moderators';
import { selectUser } from '@/services/session/sessionState';
import { useFieldList } from '@/services/http/useFieldList';
import { isAdministrator, isSubAdmin } from '../moderatorsRows';
import { AdministratorNotice, OwnAccountNotice } from './AdministratorNotice';
import { ModulesField } from './ModulesField';
import {
  addSchema,
  editSchema,
  offeredRoles,
  roleOf,
  roleOptions,
  toRequest,
  toValues,
  type ModeratorValues,
} from './moderatorForm';
import { moderatorRecord } from '../moderatorRecord';

interface Props {
  /** The moderator to edit; without one a moderator is added. */
  moderator?: Moderator;
  onClose: () => void;
}

const PASSWORDS = (
  <div className="pair">
    <PasswordField name="password" label="Password" autoComplete="new-password" />
    <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
  </div>
);

/** Add Moderators, and Edit Moderator. */
export function ModeratorDialog({ moderator, onClose }: Props) {
  const { data: roles = [] } = useListRolesQuery();
  const list = useFieldList(moderatorsApi.endpoints.listRoles);
  const [saveModerator] = useSaveModeratorMutation();
  const noted = useSavedNote(moderatorRecord);
  const user = useSelector(selectUser);
  const isOwn = moderator !== undefined && moderator.id === user?.id;
  const initialValues = toValues(moderator);
  const guard = useEditGuard({
    of: moderatorRecord,
    id: moderator?.id,
    toValues,
    newSchema: addSchema,
    newFields: PASSWORDS,
  });
  const save = (values: ModeratorValues, { close, asNew }: Saving) => {
    const role = roleOf(values, roles, moderator?.role);
    if (role === null) return 'Nothing was saved, because the roles are not known yet.';
    const id = asNew ? undefined : moderator?.id;
    return saveOrTell(
      noted(id, () => saveModerator(toRequest(values, role, id))),
      close,
    );
  };
  return (
    <FormDialog
      title={moderator ? 'Edit Moderator' : 'Add Moderators'}
      initialValues={initialValues}
      schema={moderator ? editSchema(moderator) : addSchema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoComplete="off" />
      <div className="pair">
        <TextField name="email" label="Email" type="email" autoComplete="off" />
        <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="off" />
      </div>
      <SelectField
        name="role"
        label="Role"
        options={roleOptions(offeredRoles(roles), initialValues.role, moderator?.role)}
      >
        <LoadAgain what="Roles" list={list} />
      </SelectField>
      {moderator && isAdministrator(moderator) && <AdministratorNotice role={moderator.role} isOwn={isOwn} />}
      {isOwn && isSubAdmin(user.role) && <OwnAccountNotice />}
      <ModulesField />
      {!moderator && PASSWORDS}
    </FormDialog>
  );
}
