import { string } from 'yup';

/** What somebody signs in with (§5 Login): an account that the sign-in form would refuse must not come into being. */
export const emailRule = string().trim().required('Email is required').email('Email is not valid');

/** §5 Login, §9; taken exactly as typed. */
export const passwordRule = string().required('Password is required').min(6, 'Password must be at least 6 characters');
