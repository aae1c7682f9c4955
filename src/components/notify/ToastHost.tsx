import { lazyComponent } from '../lazy/lazyComponent';
import { Loaded } from '../lazy/Loaded';

export const toastStack = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './toasts')).ToastStack,
);

/** Renders the toasts once their code is there; `autoClose` in milliseconds. Used once in each layout. */
export const ToastHost = (props: { autoClose: number }) => <Loaded of={toastStack} props={props} />;
