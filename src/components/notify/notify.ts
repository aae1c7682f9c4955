import { toastStack } from './ToastHost';
import { sendMessage, type Kind } from './toastQueue';

/** The toasts' code is fetched after the first screen; a message that comes before it waits for it. */
function show(kind: Kind, text: string) {
  sendMessage({ kind, text });
  toastStack.keepLoading();
}

export const notifySuccess = (text: string) => show('success', text);

/** Null says nothing, so that a call's outcome can be handed over as it is. */
export const notifyError = (text: string | null) => {
  if (text) show('error', text);
};

export const notifyInfo = (text: string) => show('info', text);
