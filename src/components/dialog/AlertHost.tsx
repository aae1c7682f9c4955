import { useEffect, useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazy/lazyComponent';
import { Loaded } from '../lazy/Loaded';
import { alerts } from '../notify/alert';

export const alertDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "standby" */ './AlertDialog')).AlertDialog,
);

/** Shows the texts given to `showAlert`. Rendered once in the app. */
export function AlertHost() {
  const text = useSyncExternalStore(alerts.subscribe, alerts.current);
  useEffect(() => {
    if (text !== null) alertDialog.keepLoading();
  }, [text]);
  return text !== null && <Loaded of={alertDialog} props={{ text, onClose: alerts.dismiss }} />;
}
