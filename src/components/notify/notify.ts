import { sendMessage } from './toastQueue';

export const notifySuccess = (text: string) => sendMessage({ type: 'success', text });

/** Null shows nothing, so that the result of `failureMessage` can be passed on. */
export const notifyError = (text: string | null) => {
  if (text) sendMessage({ type: 'error', text });
};

export const notifyInfo = (text: string) => sendMessage({ type: 'info', text });
