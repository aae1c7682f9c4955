export interface NotificationFolderRow {
  id: string;
  name: string;
  /** A JSON list of user ids. */
  users: string;
}

export interface NotificationRow {
  id: string;
  title: string;
  content: string;
  status: string;
  createdAt: string;
  /** How many users it was sent to. */
  notificationsent: number;
  /** Null if the folder was deleted. */
  folderId: string | null;
}

declare module '../../database/tables' {
  interface Tables {
    notificationFolders: NotificationFolderRow;
    notifications: NotificationRow;
  }
}
