import { type Handlers } from '../../calls/api';
import { ok } from '../../calls/reply';
import { textField } from '../../calls/request';
import { tokenOf } from '../../calls/sessions';
import { wireAccount } from './wireAccount';

/**
 * Signs in any account, also an app user's, because the panel decides who may enter. Wrong credentials get a reply
 * without a token and with status 200.
 */
export const authHandlers: Handlers = ({ post, table }) => {
  post('auth/login/v2', { isPublic: true, required: ['email', 'password'] }, (fields) => {
    const email = textField(fields, 'email').trim().toLowerCase();
    const employee = table('employees')
      .all()
      .find((candidate) => candidate.email.toLowerCase() === email && candidate.password === fields.password);
    if (!employee) return { success: false, message: 'Invalid email or password.', data: null };
    return { ...ok({ user: wireAccount(employee) }, 'Signed in.'), token: tokenOf(employee) };
  });
};
