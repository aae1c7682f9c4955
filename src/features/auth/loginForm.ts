import { object } from 'yup';
import { emailRule, passwordRule } from '@/components/form/credentials';

export interface LoginValues {
  email: string;
  password: string;
}

/** §5 Login. The email is trimmed before it is judged and sent; the password goes exactly as typed. */
export const loginSchema = object({ email: emailRule, password: passwordRule });
