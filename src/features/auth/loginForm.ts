import { object } from 'yup';
import { emailRule, passwordRule } from '@/components/form/rules';

export interface LoginValues {
  email: string;
  password: string;
}

/** The email is trimmed before it is validated and sent; the password is sent as typed. */
export const loginSchema = object({ email: emailRule, password: passwordRule });
