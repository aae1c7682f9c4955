import { toastStack } from './ToastHost';
import { sendMessage, type ToastType } from './toastQueue';

/** The toasts' code is fetched after the first screen; earlier messages wait for it in a queue. */
function show(kind: ToastType, text: string) {
  sendMessage({ type: kind, text });
  toastStack.keepLoading();
}

export const notifySuccess = (text: string) => show('success', text);

/** Null shows nothing, so that the result of `failureMessage` can be passed on. */
export const notifyError = (text: string | null) => {
  if (text) show('error', text);
};

export const notifyInfo = (text: string) => show('info', text);
