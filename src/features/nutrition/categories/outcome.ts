import { flushSync } from 'react-dom';
import { showAlert } from '@/components/notify/alert';
import { type CallError } from '@/services/http/errors';

/** Closes the dialog before the alert opens, so that the alert returns the focus to what opened the dialog. */
export function closeAndAlert(close: () => void, text: string) {
  flushSync(close);
  showAlert(text);
}

/** Whether the server refused the call; otherwise there was no answer, or it could not be read. */
export const isRefusal = (error: unknown) => (error as CallError).kind === 'refused';
