import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useFormField } from '@/components/form/useFormField';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { notificationsApi } from '@/services/notifications';
import { type NotificationFolder } from '@/services/notificationTypes';
import { useFieldList } from '@/services/http/useFieldList';

export function NotificationFields({ folders }: { folders: readonly NotificationFolder[] | undefined }) {
  const list = useFieldList(notificationsApi.endpoints.listFolders);
  const { value: chosen } = useFormField<string>('folder').field;
  const isEmpty = folders?.some(({ id, userIds }) => String(id) === chosen && userIds?.length === 0);
  const options = (folders ?? []).map(({ id, name, userIds }) => ({
    value: String(id),
    label: userIds ? `${titleOf(name)} (${countOf(userIds.length, 'user')})` : titleOf(name),
  }));
  return (
    <>
      <TextField name="title" label="Title" autoComplete="off" />
      <TextAreaField name="content" label="Content" rows={5} />
      <div>
        <SelectField
          name="folder"
          label="Folder"
          placeholder={folders?.length === 0 ? 'No folders found' : 'Select a folder'}
          options={options}
        >
          <LoadAgain what="Folders" list={list} />
        </SelectField>
        <div role="status">
          {isEmpty && <p className="form-text">This folder has no users, so the notification would reach nobody.</p>}
        </div>
      </div>
    </>
  );
}
