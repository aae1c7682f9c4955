import { pause } from '@/lib/pause';
import { type CallError } from '@/services/http/errors';
import { settings } from '@/services/http/settings';

/** Statuses by which a backend refuses an account or its password. */
const OF_ACCOUNT = [400, 401, 403, 422, 423, 429];

const SLOW_MS = 10_000;

function causeOf(error: CallError, isBlocked: boolean) {
  const { apiRoot } = settings();
  const backend = `The backend at ${apiRoot}`;
  if (error.kind === 'refused')
    return OF_ACCOUNT.includes(error.status) ? undefined : `${backend} answered with status ${error.status}.`;
  if (error.kind === 'unreadable') return `${backend} gave an answer that is not JSON.`;
  if (!navigator.onLine) return 'This browser is offline.';
  if (isBlocked) return `The Content-Security-Policy of this page does not allow ${apiRoot}.`;
  if (window.location.protocol === 'https:' && apiRoot.startsWith('http:'))
    return `A page that came by https may not call ${apiRoot}.`;
  return `${backend} gave no answer${apiRoot.startsWith('/') ? '' : ', or does not allow this page (CORS)'}.`;
}

/**
 * Signs in and tells what the browser knows of why that failed, or waits, for the operator of a new installation
 * (docs/operating.md); undefined where it is the account.
 */
export async function tellingCause<Result extends { error?: unknown }>(
  signIn: () => Promise<Result>,
  tell: (cause: string | undefined) => void,
) {
  const { apiRoot } = settings();
  let isBlocked = false;
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => (isBlocked ||= blockedURI.startsWith(apiRoot));
  document.addEventListener('securitypolicyviolation', note);
  tell(undefined);
  const timer = setTimeout(() => tell(`The backend at ${apiRoot} has not answered yet.`), SLOW_MS);
  const result = await signIn();
  clearTimeout(timer);
  if (result.error) await pause(); // a breach of the policy is an event of its own
  tell(result.error ? causeOf(result.error as CallError, isBlocked) : undefined);
  document.removeEventListener('securitypolicyviolation', note);
  return result;
}
