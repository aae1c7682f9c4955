import { object, string } from 'yup';

export interface LoginValues {
  email: string;
  password: string;
}

/** §5 Login. The email is trimmed before it is judged and sent; the password goes exactly as typed. */
export const loginSchema = object({
  email: string().trim().required('Email is required').email('Email is not valid'),
  password: string().required('Password is required').min(6, 'Password must be at least 6 characters'),
});
