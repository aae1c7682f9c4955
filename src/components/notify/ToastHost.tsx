import { lazyComponent } from '../lazy/lazyComponent';
import { Loaded } from '../lazy/Loaded';

export const toastStack = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './toasts')).ToastStack,
);

/** The place for toasts; `autoClose` in milliseconds. Rendered once in each layout. */
export const ToastHost = (props: { autoClose: number }) => <Loaded of={toastStack} props={props} />;
