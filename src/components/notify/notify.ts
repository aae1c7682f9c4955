import { firstToast } from './firstToast';
import { type Kind } from './toasts';

/** The toasts' code is not part of the first screen; `ToastHost` asks for it soon after. */
function show(kind: Kind, text: string) {
  firstToast.come();
  void import('./toasts').then(({ showToast }) => showToast(kind, text));
}

export const notifySuccess = (text: string) => show('success', text);

/** Null says nothing, so that a call's outcome can be handed over as it is. */
export const notifyError = (text: string | null) => {
  if (text) show('error', text);
};

export const notifyInfo = (text: string) => show('info', text);
