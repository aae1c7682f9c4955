/** The class of the element that holds the toasts: they may be read and closed while a dialog is open. */
export const TOAST_PLACE = 'toast-place';
