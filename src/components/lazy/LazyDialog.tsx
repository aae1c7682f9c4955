import { useEffect, useEffectEvent, type Attributes } from 'react';
import { type LazyComponent } from './lazyComponent';
import { failedWith } from '../dialog/failed';
import { Loaded } from './Loaded';
import { notifyError } from '../notify/notify';

interface Props<Dialog> {
  of: LazyComponent<Dialog>;
  props: Dialog & Attributes;
  what?: 'dialog' | 'menu';
  /** Closes it: runs if its code cannot be fetched, or if it throws and is given up. */
  onFailure: () => void;
  /** When it changes after it threw, it is rendered again. */
  retryWith?: unknown;
}

/** An open dialog or menu whose code may still have to be fetched. If that fails, a toast says so. */
export function LazyDialog<Dialog extends object>({ of, what = 'dialog', props, onFailure, retryWith }: Props<Dialog>) {
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    of.load().catch(() => {
      notifyError(`The ${what} could not be loaded. Please try again.`);
      fail();
    });
  }, [of, what]);
  return <Loaded of={of} props={props} failed={failedWith(onFailure)} retryWith={retryWith} />;
}
