import { object } from 'yup';
import { type LoginOutcome, useLoginMutation } from '@/services/session/auth';
import { Secret } from '@/services/session/secret';
import { type SessionUser } from '@/services/session/session';
import { emailRule, passwordRule } from '@/components/form/rules';
import { plainLine } from '@/lib/plainLine';

export interface LoginValues {
  email: string;
  password: string;
}

/** The email is made plain before it is validated and sent; the password is sent as typed. */
export const loginSchema = object({ email: emailRule, password: passwordRule });

const REFUSALS = {
  refused: 'Invalid email or password',
  noToken: 'Invalid login credentials',
} satisfies Record<Exclude<LoginOutcome, object>, string>;

/** Signs in with the form's values; resolves to the message to show if that failed. */
export function useSignIn(onSignedIn: (user: SessionUser) => void, renewalOf?: SessionUser) {
  const [login, { reset }] = useLoginMutation();
  return async ({ email, password }: LoginValues): Promise<string | undefined> => {
    const { data } = await login({ email: plainLine(email), password: new Secret(password), renewalOf });
    reset();
    if (!data) return 'Login failed. Please try again.';
    if (typeof data === 'string') return REFUSALS[data];
    onSignedIn(data.user);
    return undefined;
  };
}
