import { type Module } from './modules';
import { type SessionUser } from './session';

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether the person may open only the dashboard and the sections among their modules. */
export const isSubAdmin = ({ role }: Pick<SessionUser, 'role'>) => same(role, 'Subadmin');

/** Whether this person may open the section; admins may open all of them. */
export const mayOpen = (user: Pick<SessionUser, 'role' | 'modules'>, { module }: { module: Module | null }) =>
  module === null || !isSubAdmin(user) || user.modules.some((name) => same(name, module));
