import { useCallback, useState } from 'react';
import { notifyError } from '../notify/notify';
import { type LazyComponent } from './lazyComponent';

/** Whether a drawer is open. It opens once its code has been fetched; if that fails, a toast says so. */
export function useLazyOpen<Props>({ load }: LazyComponent<Props>) {
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    void load().then(
      () => setOpen(true),
      () => notifyError('The menu could not be loaded. Please try again.'),
    );
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, open, close };
}
