import { useSavedNote } from '@/screen/elsewhere/useSavedNote';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { notifyError, notifySuccess } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { notificationsApi, useListFoldersQuery, useSaveNotificationMutation } from '@/services/notifications';
import { type Notification } from '@/services/notificationTypes';
import { recordSaved } from '../notificationsScreen';
import { notifyFailure } from '../failureToasts';
import { NotificationFields } from './NotificationFields';
import { NEW_NOTIFICATION, notificationSchema, toRequest, toValues, type NotificationValues } from './notificationForm';

interface Props {
  /** The notification to edit; without one a notification is created. */
  edited?: Notification;
  onClose: () => void;
}

/** Saving a new notification does not send it: that is done by Send in its row. */
export function NotificationDialog({ edited, onClose }: Props) {
  const [saveNotification] = useSaveNotificationMutation();
  const noted = useSavedNote({
    endpoint: notificationsApi.endpoints.listNotifications,
    rows: (all) => all,
    recordSaved,
  });
  const { data: folders } = useListFoldersQuery();
  const schema = notificationSchema(folders ?? []);
  const guard = useEditGuard({
    noun: 'notification',
    endpoint: notificationsApi.endpoints.listNotifications,
    find: (notifications) => findValues(notifications, edited?.id, toValues),
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
      guard={edited && guard}
      onSave={save}
      onClose={onClose}
    >
      <NotificationFields folders={folders} />
      {!edited && <p className="meta">Creating it does not send it yet: its row has a Send button for that.</p>}
    </FormDialog>
  );
}
