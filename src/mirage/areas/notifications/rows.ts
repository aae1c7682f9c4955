/** §3 Notification folder. */
export interface NotificationFolderRow {
  id: string;
  name: string;
  /** A JSON list of ids of users. */
  users: string;
}

/** §3 Notification. */
export interface NotificationRow {
  id: string;
  title: string;
  content: string;
  status: string;
  createdAt: string;
  /** How many users it was sent to. */
  notificationsent: number;
  /** Null where the folder is gone. */
  folderId: string | null;
}

declare module '../../database/tables' {
  interface Tables {
    notificationFolders: NotificationFolderRow;
    notifications: NotificationRow;
  }
}
