import { FolderPlus, Send } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { dialogOpened } from './notificationsScreen';

export function CreateFolderButton() {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      onClick={() => dispatch(dialogOpened({ kind: 'addFolder' }))}
    >
      <FolderPlus aria-hidden />
      Create Folder
    </button>
  );
}

export function NewNotificationButton() {
  const dispatch = useDispatch();
  return (
    <button type="button" className="btn btn-primary" onClick={() => dispatch(dialogOpened({ kind: 'add' }))}>
      <Send aria-hidden />
      Send New Notification
    </button>
  );
}
