import { flushSync } from 'react-dom';
import { showAlert } from '@/components/notify/alert';
import { type CallError } from '@/services/http/errors';

/** Closes at once, so that the focus is back where the dialog was opened from before the alert takes it. */
export function closeAndAlert(close: () => void, text: string) {
  flushSync(close);
  showAlert(text);
}

/** Whether the server answered and said no; else no answer came, or none that can be read. */
export const isRefusal = (error: unknown) => (error as CallError).kind === 'refused';
