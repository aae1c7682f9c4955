import { type NotificationFolderRow, type NotificationRow } from './rows';
import { daysAgo } from '../../database/random';
import { factoryOf } from '../../database/factoryOf';

/** The practice's folders with the filters that find their users. */
export const FOLDERS: readonly (readonly [name: string, filters: readonly string[]])[] = [
  ['Everyone active', ['Active users', 'Trial Users']],
  ['Trial week', ['Trial Users']],
  ['Quiet for a while', ['Inactive users']],
  ['Needs a nudge to train', ['User not doing workout']],
  ['No meals posted', ['User not posting meals']],
  ['Nearly there', ['Progress more than 90']],
  ['Below half way', ['Progress less than 50']],
];

/** By status, the share of the folder's users whom a notification has reached. */
export const SHARES: Record<string, number> = { Completed: 1, Sent: 0.86, Inprogress: 0.4, Pending: 0, Scheduled: 0 };

type Message = [title: string, content: string, folder: number, status: string, daysAgo: number];

const MESSAGES: readonly Message[] = [
  [
    'Your week, gently',
    'Three small things for the week: a glass of water before coffee, a walk after lunch, and lights out by eleven. Pick one and tell us on Sunday how it went.',
    1,
    'Pending',
    0.1,
  ],
  [
    'Day five of your trial',
    'Two days left. Which meal would you like to keep? Save it to your favourites now.',
    2,
    'Inprogress',
    0.4,
  ],
  [
    'Live on Thursday: reading your blood results',
    'Bring your last lab report at 7 pm. We go through insulin, iron and thyroid values together.',
    1,
    'Scheduled',
    1.2,
  ],
  [
    'We kept your place',
    'It has been quiet here without you. Your plan, your notes and your coach are where you left them.',
    3,
    'Sent',
    2.1,
  ],
  ['Ten minutes count', 'No time for the gym? Today’s workout is ten minutes long and needs a chair.', 4, 'Sent', 3.3],
  [
    'Show us your plate',
    'Post one meal today, the untidy ones too. Your coach answers before the evening.',
    5,
    'Completed',
    4.6,
  ],
  [
    'So close',
    'You have done more than nine out of ten workouts. Finish this week and choose your next programme.',
    6,
    'Completed',
    6.2,
  ],
  [
    'Half way starts here',
    'A slow start is a start. We have moved your next two workouts to the mornings you like.',
    7,
    'Completed',
    8,
  ],
  [
    'New: soups that keep',
    'Six soups for the freezer, each with the fibre of two salads. They are in Recipes, under Lunch.',
    1,
    'Completed',
    11.5,
  ],
  [
    'Fasting and your cycle',
    'What changes during Ramadan and what should not: a short read before you plan your suhoor.',
    1,
    'Completed',
    15,
  ],
  ['How was your first day?', 'Reply with one word. We read every answer.', 2, 'Completed', 19],
  [
    'Steps for rainy days',
    'Put on three songs and walk indoors: that is 1,500 steps. Our playlist is in the community.',
    4,
    'Completed',
    24,
  ],
  [
    'Your supplement guide was updated',
    'We added when to take inositol and what to leave out when you take metformin. Ask your doctor first.',
    1,
    'Completed',
    31,
  ],
  [
    'Welcome back, whenever you like',
    'Your measurements from last time are kept. One photo and one number, and we go on.',
    3,
    'Completed',
    44,
  ],
];

export const NOTIFICATION_COUNT = MESSAGES.length;

export function makeNotification(n: number): Omit<NotificationRow, 'id'> {
  const [title, content, folder, status, days] = MESSAGES[n % MESSAGES.length]!;
  return { title, content, status, createdAt: daysAgo(days), notificationsent: 0, folderId: String(folder) };
}

export const notificationFactory = factoryOf(makeNotification);
export const notificationFolderFactory = factoryOf((n): Omit<NotificationFolderRow, 'id'> => ({
  name: `Folder ${n + 1}`,
  users: '[]',
}));
