import { lazyComponent } from '../lazy/lazyComponent';
import { Loaded } from '../lazy/Loaded';
import { waiting } from './toastQueue';

export const toastStack = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './toasts')).ToastStack,
);

// It comes after the first screen; messages wait for it.
waiting.subscribe(toastStack.keepLoading);

/** Renders the toasts once their code is there; `autoClose` in milliseconds. Used once in each layout. */
export const ToastHost = (props: { autoClose: number }) => <Loaded of={toastStack} props={props} />;
