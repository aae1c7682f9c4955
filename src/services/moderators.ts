import { afterSuccess } from './http/afterSuccess';
import { api } from './http/api';
import { id, record, text, texts, type Id } from './http/decode';
import { entities, rows, withId, type Decoded } from './http/decodeRows';
import { changeOwnAccount } from './session/ownAccount';
import { post } from './http/request';
import { type Secret } from './session/secret';
import { onSuccess } from './http/tags';

const toModerator = withId((row) => {
  const role = record(row.role);
  return {
    firstName: text(row.firstName),
    lastName: text(row.lastName),
    email: text(row.email),
    phone: text(row.phoneNo),
    /** The role's title; `''` where it is not known. */
    role: text(role.title),
    roleId: id(row.roleId) ?? id(role.id),
    /** Names of modules as the server has them; the panel may not know some of them. */
    modules: texts(row.modules, 'modules'),
  };
});

/** Somebody who may use the panel, as far as their modules allow. */
export type Moderator = Decoded<typeof toModerator>;

const toRole = withId((row) => ({ title: text(row.title) }));

export type Role = Decoded<typeof toRole>;

/** Without an id a moderator is created, which needs a password; `name` is first and last name as one text. */
export interface SaveModerator extends Pick<Moderator, 'email' | 'phone' | 'modules'> {
  id?: Id;
  name: string;
  role: Id | null;
  password?: Secret;
}

/** Posts and comments bear the names of those who wrote them. */
const staffChanged = onSuccess('Moderator', 'GroupPosts', 'Comments');

export const moderatorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModerators: build.query<readonly Moderator[], void>({
      query: () => post('users/list/employees', {}, (body) => entities(rows(body), toModerator)),
      providesTags: ['Moderator'],
    }),
    listRoles: build.query<readonly Role[], void>({
      query: () => post('roles/list', {}, (body) => entities(rows(body), toRole)),
      providesTags: ['Role'],
    }),
    saveModerator: build.mutation<null, SaveModerator>({
      query: ({ id: moderatorId, password, ...moderator }) =>
        post(moderatorId === undefined ? 'users/create/employee' : 'users/update/employee', {
          ...(moderatorId !== undefined && { id: moderatorId }),
          ...moderator,
          ...(password && { password: password.reveal(), confirmPassword: password.reveal() }),
        }),
      invalidatesTags: staffChanged,
      // Moderators who edit themselves see at once what they may open.
      onQueryStarted: ({ id: moderatorId, name, email, phone: phoneNo, role, modules }, call) => {
        if (moderatorId === undefined) return;
        const [firstName, ...others] = name.split(/\s+/);
        const { data: roles } = moderatorsApi.endpoints.listRoles.select()(call.getState());
        const title = roles?.find(({ id: roleId }) => roleId === role)?.title;
        const own = { firstName, lastName: others.join(' '), email, phoneNo, modules, ...(title && { role: title }) };
        afterSuccess(call.queryFulfilled, () => call.dispatch(changeOwnAccount(own, moderatorId)));
      },
    }),
    deleteModerator: build.mutation<null, Id>({
      query: (userId) => post('users/delete', { userId }),
      invalidatesTags: staffChanged,
    }),
  }),
});

export const { useListModeratorsQuery, useListRolesQuery, useSaveModeratorMutation, useDeleteModeratorMutation } =
  moderatorsApi;
