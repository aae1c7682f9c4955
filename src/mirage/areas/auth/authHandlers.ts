import { type Handlers } from '../../calls/api';
import { ok } from '../../calls/reply';
import { textField } from '../../calls/request';
import { tokenOf } from '../../calls/sessions';
import { wireAccount } from './wireAccount';

/**
 * §7 Auth. Who may enter is the panel's to decide (§6): a plain user gets a token too. Wrong credentials are answered
 * without one, which the specification's 'Invalid login credentials' is about (§8).
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
