import { folderRecord } from '@/features/notifications/folder/folderRecord';
import { deleteNote, deleteNotes, type DeleteNoteProps } from '@/screen/deleteNotes';
import { fill } from '@/lib/slots';
import { ASKED } from '@/screen/useAsked';
import { useListNotificationsQuery, type NotificationFolder } from '@/services/notifications';
import { GoesWith } from '../GoesWith';
import { useDependents } from '../useDependents';

function Notifications({ row, children }: DeleteNoteProps<NotificationFolder>) {
  const notifications = useListNotificationsQuery(undefined, ASKED);
  const { isHeld, dependentsOf } = useDependents([notifications]);
  const left = dependentsOf('notification', notifications, ({ folderId, title }) =>
    folderId === row.id ? title : null,
  );
  return children({ isHeld, children: <GoesWith label="Left without recipients" dependents={[left]} /> });
}

export const fills = [fill(deleteNotes, deleteNote(folderRecord, Notifications))];
