import { useEffect, useEffectEvent, type Attributes } from 'react';
import { type LazyComponent } from './lazyComponent';
import { Loaded } from './Loaded';
import { notifyError } from '../notify/notify';

interface Props<Dialog> {
  of: LazyComponent<Dialog>;
  props: Dialog & Attributes;
  /** Runs if its code cannot be fetched. */
  onFailure: () => void;
}

/** An open dialog whose code may still have to be fetched. If that fails, a toast says so. */
export function LazyDialog<Dialog extends object>({ of, props, onFailure }: Props<Dialog>) {
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    of.load().catch(() => {
      notifyError('The dialog could not be loaded. Please try again.');
      fail();
    });
  }, [of]);
  return <Loaded of={of} props={props} />;
}
