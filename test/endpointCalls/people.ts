import { Secret } from '@/services/session/secret';
import { authApi } from '@/services/session/auth';
import { dashboardApi } from '@/services/dashboard';
import { type EndpointCall, image } from './endpointCall';
import { moderatorsApi } from '@/services/moderators';
import { notificationsApi } from '@/services/notifications';
import { profileApi } from '@/services/profile';
import { usersApi } from '@/services/users';

const auth = authApi.endpoints;
const users = usersApi.endpoints;
const dashboard = dashboardApi.endpoints;
const moderators = moderatorsApi.endpoints;
const notifications = notificationsApi.endpoints;
const profile = profileApi.endpoints;

const MODERATOR = { name: 'Zara Noor', email: 'z@b.c', phone: '1', role: 2, modules: ['Users', 'Time travel'] };
const PASSWORDS = { password: 'secret', confirmPassword: 'secret' };
const NOTIFICATION = { title: 'Hello', content: 'To all', folderId: 4, userIds: [7, 'x-8'] };
const NAMES = { firstName: 'A', lastName: 'B', email: 'a@b.c' };

export const PEOPLE_CALLS: EndpointCall[] = [
  [
    'auth/login/v2',
    'json',
    auth.login.initiate({ email: 'a@b.c', password: new Secret('secret') }),
    { email: 'a@b.c', password: 'secret' },
  ],
  ['users/list', 'json', users.listUsers.initiate(), {}],
  [
    'users/create',
    'form',
    users.createUser.initiate({ firstName: 'A', lastName: 'B', email: 'a@b.c', phoneNo: '1', planId: 2, image }),
    { image: 'receipt.png', firstName: 'A', lastName: 'B', email: 'a@b.c', phoneNo: '1', planId: '2' },
  ],
  ['users/update/status', 'json', users.activateUser.initiate({ id: 3 }), { id: 3 }],
  ['users/deactivate', 'json', users.deactivateUser.initiate({ id: 3 }), { userId: 3 }],
  ['users/delete', 'json', users.deleteUser.initiate('x-3'), { userId: 'x-3' }],
  ['users/progress', 'json', users.getUserProgress.initiate(3), { userId: 3 }],
  ['users/update/bmr', 'json', users.updateBmr.initiate({ userId: 3, bmr: 1400 }), { userId: 3, bmr: 1400 }],
  [
    'supplements/assigned/supplements',
    'json',
    users.assignSupplements.initiate({ userId: 3, supplementCategoryId: [1, 2] }),
    { userId: 3, supplementCategoryId: [1, 2] },
  ],
  ['users/update/status', 'json', users.activateUser.initiate({ id: 3, inRound: true }), { id: 3 }],
  ['users/deactivate', 'json', users.deactivateUser.initiate({ id: 'x-3', inRound: true }), { userId: 'x-3' }],
  [
    'supplements/assigned/supplements',
    'json',
    users.assignSupplements.initiate({ userId: 3, supplementCategoryId: [2], inRound: true }),
    { userId: 3, supplementCategoryId: [2] },
  ],
  ['dashboard/stats', 'json', dashboard.getDashboardStats.initiate(), {}],
  ['dashboard/user-growth', 'json', dashboard.getUserGrowth.initiate(), {}],
  ['users/list/employees', 'json', moderators.listModerators.initiate(), {}],
  ['roles/list', 'json', moderators.listRoles.initiate(), {}],
  [
    'users/create/employee',
    'json',
    moderators.saveModerator.initiate({ ...MODERATOR, password: new Secret('secret') }),
    { ...MODERATOR, ...PASSWORDS },
  ],
  [
    'users/update/employee',
    'json',
    moderators.saveModerator.initiate({ ...MODERATOR, id: 6 }),
    { ...MODERATOR, id: 6 },
  ],
  ['users/delete', 'json', moderators.deleteModerator.initiate(6), { userId: 6 }],
  ['customNotification/list', 'json', notifications.listNotifications.initiate(), {}],
  ['customNotification/create', 'json', notifications.saveNotification.initiate(NOTIFICATION), NOTIFICATION],
  [
    'customNotification/update/x%2F9',
    'json',
    notifications.saveNotification.initiate({ ...NOTIFICATION, id: 'x/9' }),
    NOTIFICATION,
  ],
  ['customNotification/delete/9', 'json', notifications.deleteNotification.initiate(9), {}],
  ['customNotification/send/9', 'json', notifications.sendNotification.initiate(9), {}],
  ['notificationCategoriesFolder/list', 'json', notifications.listFolders.initiate(), {}],
  [
    'notificationCategoriesFolder/create',
    'json',
    notifications.saveFolder.initiate({ name: 'Quiet', users: [7] }),
    { name: 'Quiet', users: [7] },
  ],
  [
    'notificationCategoriesFolder/update/4',
    'json',
    notifications.saveFolder.initiate({ id: 4, name: 'Quiet', users: [7] }),
    { name: 'Quiet', users: [7] },
  ],
  ['notificationCategoriesFolder/delete/4', 'json', notifications.deleteFolder.initiate(4), {}],
  [
    'notificationCategoriesFolder/users',
    'json',
    notifications.listCandidates.initiate(['Active users']),
    { categories: ['Active users'] },
  ],
  [
    'users/update/profile',
    'form',
    profile.updateProfile.initiate({ ...NAMES, age: '31', phoneNo: '1', about: 'Coach', image }),
    { ...NAMES, age: '31', phoneNo: '1', about: 'Coach', image: 'receipt.png' },
  ],
];
