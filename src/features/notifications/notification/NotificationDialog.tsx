import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { notifyError, notifySuccess } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import {
  notificationsApi,
  useListFoldersQuery,
  useSaveNotificationMutation,
  type Notification,
  type NotificationFolder,
} from '@/services/notifications';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useFormField } from '@/components/form/useFormField';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { useFieldList } from '@/services/http/useFieldList';
import { notifyFailure } from '../failureToasts';
import { NEW_NOTIFICATION, notificationSchema, toRequest, toValues, type NotificationValues } from './notificationForm';
import { notificationRecord } from './notificationRecord';

interface Props {
  /** The notification to edit; without one a notification is created. */
  edited?: Notification;
  onClose: () => void;
}

/** Saving a new notification does not send it: that is done by Send in its row. */
export function NotificationDialog({ edited, onClose }: Props) {
  const [saveNotification] = useSaveNotificationMutation();
  const noted = useSavedNote(notificationRecord);
  const { data: folders } = useListFoldersQuery();
  const schema = notificationSchema(folders ?? []);
  const guard = useEditGuard({
    of: notificationRecord,
    id: edited?.id,
    toValues,
    newSchema: schema,
  });
  const save = async (values: NotificationValues, { close, asNew }: Saving) => {
    const request = toRequest(values, folders ?? [], asNew ? undefined : edited?.id);
    const { error } = await noted(request.id, () => saveNotification(request));
    const isNew = request.id === undefined;
    if (error && !isNew) return notifyError(failureMessage(error));
    if (error) return notifyFailure('Failed to send notification', error);
    if (isNew) notifySuccess('Notification created successfully');
    return close();
  };
  return (
    <FormDialog
      title={edited ? 'Edit Notification' : 'Send New Notification'}
      saveLabel={edited ? 'Update' : 'Create'}
      initialValues={edited ? toValues(edited) : NEW_NOTIFICATION}
      schema={schema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <NotificationFields folders={folders} />
      {!edited && <p className="meta">Creating it does not send it yet: its row has a Send button for that.</p>}
    </FormDialog>
  );
}

function NotificationFields({ folders }: { folders: readonly NotificationFolder[] | undefined }) {
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
