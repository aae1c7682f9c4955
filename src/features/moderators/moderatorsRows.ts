import { NO_VALUE } from '@/components/table/texts';
import { type Moderator } from '@/services/moderators';
import { fullName } from '@/services/names';
import { sameName } from './modules';

/** The name, or the email if there is no name. */
export const nameOf = (moderator: Moderator) => fullName(moderator) || moderator.email || NO_VALUE;

/** The only role that the form offers, and the only one whose modules limit it. */
export const isSubAdmin = (roleTitle: string) => sameName(roleTitle, 'Subadmin');

/** Whether the role is known and limited by no modules. */
export const isAdministrator = ({ role }: Moderator) =>
  role.trim() !== '' && !isSubAdmin(role) && !sameName(role, 'user');

export const roleLabel = (title: string) => title.trim() || 'Junior Moderator';
