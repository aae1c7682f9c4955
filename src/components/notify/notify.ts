import { firstToast } from './firstToast';
import { type Kind } from './toasts';

/** The toasts' code is not part of the first screen; `ToastHost` asks for it soon after. Where it is gone, so are they. */
function show(kind: Kind, text: string) {
  firstToast.come();
  import('./toasts').then(
    ({ showToast }) => showToast(kind, text),
    () => undefined,
  );
}

export const notifySuccess = (text: string) => show('success', text);

/** Null says nothing, so that a call's outcome can be handed over as it is. */
export const notifyError = (text: string | null) => {
  if (text) show('error', text);
};

export const notifyInfo = (text: string) => show('info', text);
