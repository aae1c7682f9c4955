import { Secret } from '@/services/secret';
import { authApi } from '@/services/auth';
import { dashboardApi } from '@/services/dashboard';
import { type EndpointCall, image } from './endpointCall';
import { usersApi } from '@/services/users';

const auth = authApi.endpoints;
const users = usersApi.endpoints;
const dashboard = dashboardApi.endpoints;

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
  ['users/update/status', 'json', users.activateUser.initiate(3), { id: 3 }],
  ['users/deactivate', 'json', users.deactivateUser.initiate(3), { userId: 3 }],
  ['users/delete', 'json', users.deleteUser.initiate('x-3'), { userId: 'x-3' }],
  ['users/progress', 'json', users.getUserProgress.initiate(3), { userId: 3 }],
  ['users/update/bmr', 'json', users.updateBmr.initiate({ userId: 3, bmr: 1400 }), { userId: 3, bmr: 1400 }],
  [
    'supplements/assigned/supplements',
    'json',
    users.assignSupplements.initiate({ userId: 3, supplementCategoryId: [1, 2] }),
    { userId: 3, supplementCategoryId: [1, 2] },
  ],
  ['dashboard/stats', 'json', dashboard.getDashboardStats.initiate(), {}],
  ['dashboard/user-growth', 'json', dashboard.getUserGrowth.initiate(), {}],
];
