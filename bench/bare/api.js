import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

const post = (url) => ({ url, method: 'POST', body: {} });

const transformResponse = ({ data }) => data;

/** What the list shows of a user, and the text that is searched. */
const toRow = ({ id, firstName, lastName, email, phoneNo, isActive, createdAt, userPlans }) => ({
  id,
  name: `${firstName} ${lastName}`,
  email,
  phone: phoneNo ?? '',
  plan: userPlans[0]?.plan.name ?? 'Free',
  status: isActive === 'Y' ? 'Active' : 'Inactive',
  createdAt,
  text: `${firstName} ${lastName}\n${email}\n${phoneNo ?? ''}`.toLowerCase(),
});

export const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: '/api',
    prepareHeaders: (headers) => headers.set('access-token', window.sessionStorage.getItem('token') ?? ''),
  }),
  endpoints: (build) => ({
    users: build.query({ query: () => post('/users/list'), transformResponse: ({ data }) => data.map(toRow) }),
    plans: build.query({ query: () => post('/plans/list'), transformResponse }),
    stats: build.query({ query: () => post('/dashboard/stats'), transformResponse }),
    growth: build.query({ query: () => post('/dashboard/user-growth'), transformResponse }),
    addUser: build.mutation({ query: (body) => ({ url: '/users/create', method: 'POST', body }) }),
  }),
});

/** Like the panel, it refetches each time a section is entered. */
export const RELOAD = { refetchOnMountOrArgChange: true };

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
