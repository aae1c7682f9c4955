import { useState } from 'react';
import { Bell } from 'react-bootstrap-icons';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { titleOf } from '@/components/format/title';
import { countOf } from '@/components/format/number';
import { useSavedNote } from '@/screen/saved/useSavedNote';
import { ASKED, useAsked } from '@/screen/useAsked';
import { useListNotificationsQuery, type Notification } from '@/services/notifications';
import { unsendableReason, wasSent } from '../notificationsRows';
import { notifyFailure } from '../failureToasts';
import { useSending } from './NotificationActions';
import { notificationRecord } from './notificationRecord';

/**
 * Asks before a notification is sent, even the first time (docs/behaviour.md). It closes itself if the notification cannot
 * be sent.
 */
export function SendDialog({ notification, onClose }: { notification: Notification; onClose: () => void }) {
  const { title, content, folderName, recipientCount } = notification;
  const { send, isSending } = useSending(notification);
  const list = useListNotificationsQuery(undefined, ASKED);
  const { isHeld, isSure } = useAsked([list]);
  const noted = useSavedNote(notificationRecord);
  const [isOnItsWay] = useState(isSending); // it was sent before this dialog opened, which Back and a link can open again
  const isOff = isOnItsWay || unsendableReason(notification) !== undefined;
  useClosedIfGone(isOff, onClose);
  if (isOff) return null;
  const atLeast = isSure(list) ? '' : 'at least ';
  const users = recipientCount === null ? 'everyone in its folder' : `${atLeast}${countOf(recipientCount, 'user')}`;
  const isSecond = wasSent(notification);
  const how = isHeld ? '' : `${isSecond ? ' again' : ''} to ${users}`;
  const confirm = async () => {
    const { error } = await noted(notification.id, send);
    if (error) return notifyFailure('Failed to send notification', error);
    return onClose();
  };
  return (
    <ConfirmDialog
      role="alertdialog"
      title={
        <>
          Send “<span dir="auto">{titleOf(title)}</span>”{how}?
        </>
      }
      text={
        <>
          {isSecond && !isHeld && 'This notification was already sent. '}
          It goes to everyone in the folder <b>{folderName}</b> at once. A sent notification cannot be taken back.
        </>
      }
      confirmLabel={`Send${how}`}
      isHeld={isHeld}
      tone="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="send-preview">
        <span className="petal-tile">
          <Bell aria-hidden />
        </span>
        <div>
          <b>{titleOf(title)}</b>
          <p className="soft keep-lines">{content}</p>
        </div>
      </div>
    </ConfirmDialog>
  );
}
