import { type Area } from '../area';
import { notificationFactory, notificationFolderFactory } from './notificationFactory';
import { notificationHandlers } from './notificationHandlers';
import { seedNotifications } from './notificationSeeds';
import { seedOddNotifications } from './oddNotifications';

export const notificationsArea = {
  factories: { notification: notificationFactory, notificationFolder: notificationFolderFactory },
  handlers: [notificationHandlers],
  seed: seedNotifications,
  seedOdd: seedOddNotifications,
} satisfies Area;
