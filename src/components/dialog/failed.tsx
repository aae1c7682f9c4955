import { useEffect, type ComponentProps } from 'react';
import { lazyComponent } from '../lazy/lazyComponent';
import { Loaded } from '../lazy/Loaded';
import { type FailedDialog } from './FailedDialog';

export const failedDialog = lazyComponent<ComponentProps<typeof FailedDialog>>(
  async () => (await import(/* webpackChunkName: "standby" */ './FailedDialog')).FailedDialog,
);

function Failed(props: ComponentProps<typeof FailedDialog>) {
  useEffect(() => failedDialog.keepLoading(), []);
  return <Loaded of={failedDialog} props={props} />;
}

/** The fallback of a boundary around a dialog. */
export const failedWith = (onClose: () => void) => (error: unknown, retry: () => void) => (
  <Failed error={error} onRetry={retry} onClose={onClose} />
);
