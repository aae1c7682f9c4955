import { object } from 'yup';
import { type LoginOutcome, useLoginMutation } from '@/services/session/auth';
import { Secret } from '@/services/session/secret';
import { type SessionUser } from '@/services/session/session';
import { emailRule, passwordRule } from '@/components/form/rules';
import { plainLine } from '@/lib/plainLine';
import { tellingCause } from './signInCause';

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

interface Options {
  onSignedIn: (user: SessionUser) => void;
  /** Hears what is known of why it fails or waits, where that is not the account. */
  onCause?: (cause: string | undefined) => void;
  renewalOf?: SessionUser;
}

/** Signs in with the form's values; resolves to the message to show if that failed. */
export function useSignIn({ onSignedIn, onCause = () => undefined, renewalOf }: Options) {
  const [login, { reset }] = useLoginMutation();
  return async ({ email, password }: LoginValues): Promise<string | undefined> => {
    const credentials = { email: plainLine(email), password: new Secret(password), renewalOf };
    const { data } = await tellingCause(() => login(credentials), onCause);
    reset();
    if (!data) return 'Login failed. Please try again.';
    if (typeof data === 'string') return REFUSALS[data];
    onSignedIn(data.user);
    return undefined;
  };
}
