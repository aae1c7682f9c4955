import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type Notification, type NotificationFolder } from '@/services/notificationTypes';
import { DeleteFolderDialog } from './folder/DeleteFolderDialog';
import { CreateFolderDialog, EditFolderDialog } from './folder/FolderDialogs';
import { DeleteNotificationDialog } from './notification/DeleteNotificationDialog';
import { EditNotificationDialog, NewNotificationDialog } from './notification/NotificationDialogs';
import { SendDialog } from './notification/SendDialog';
import { dialogClosed, selectNotificationsScreen, type NotificationsDialog } from './notificationsScreen';

interface Props {
  /** Undefined until the first load went through. */
  notifications: readonly Notification[] | undefined;
  folders: readonly NotificationFolder[] | undefined;
}

const TO_ADD = { add: NewNotificationDialog, addFolder: CreateFolderDialog };
const ABOUT_A_NOTIFICATION = {
  edit: EditNotificationDialog,
  send: SendDialog,
  delete: DeleteNotificationDialog,
};
const ABOUT_A_FOLDER = { editFolder: EditFolderDialog, deleteFolder: DeleteFolderDialog };

const has = <Kinds extends object>(kinds: Kinds, kind: PropertyKey): kind is keyof Kinds => kind in kinds;

/** The dialog that stands open; a link to one about a row that is gone opens nothing. */
export function NotificationsDialogs(props: Props) {
  const { dialog } = useSelector(selectNotificationsScreen);
  return dialog && <OpenNotificationsDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} {...props} />;
}

function OpenNotificationsDialog({ dialog, notifications, folders }: Props & { dialog: NotificationsDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const { kind } = dialog;
  const folder = folders?.find(({ id }) => id === dialog.id);
  const notification = notifications?.find(({ id }) => id === dialog.id);
  const isFolderGone = has(ABOUT_A_FOLDER, kind) && folders && !folder;
  const isNotificationGone = has(ABOUT_A_NOTIFICATION, kind) && notifications && !notification;
  useClosedIfGone(Boolean(isFolderGone || isNotificationGone), close);

  if (has(TO_ADD, kind)) {
    const Dialog = TO_ADD[kind];
    return <Dialog onClose={close} />;
  }
  if (has(ABOUT_A_FOLDER, kind)) {
    const Dialog = ABOUT_A_FOLDER[kind];
    return folder && <Dialog folder={folder} onClose={close} />;
  }
  const Dialog = ABOUT_A_NOTIFICATION[kind];
  return notification && <Dialog notification={notification} onClose={close} />;
}
