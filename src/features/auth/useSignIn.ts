import { useRef } from 'react';
import { type LoginOutcome, useLoginMutation } from '@/services/auth';
import { Secret } from '@/services/secret';
import { type SessionUser } from '@/services/session';
import { type LoginValues } from './loginForm';

const REFUSALS = {
  refused: 'Invalid email or password',
  noToken: 'Invalid login credentials',
} satisfies Record<Exclude<LoginOutcome, object>, string>;

/**
 * Signs in with the form's values; resolves to the sentence to show (§8 Login) where that failed. While a sign-in is
 * under way another one does nothing.
 */
export function useSignIn(onSignedIn: (user: SessionUser) => void, renewalOf?: SessionUser) {
  const [login, { reset }] = useLoginMutation();
  const isUnderWay = useRef(false);
  return async ({ email, password }: LoginValues): Promise<string | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    const { data } = await login({ email: email.trim(), password: new Secret(password), renewalOf });
    isUnderWay.current = false;
    reset();
    if (!data) return 'Login failed. Please try again.';
    if (typeof data === 'string') return REFUSALS[data];
    onSignedIn(data.user);
    return undefined;
  };
}
