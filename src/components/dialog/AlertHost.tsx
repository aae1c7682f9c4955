import { lazy, Suspense, useSyncExternalStore } from 'react';
import { alerts } from '../notify/alert';

const AlertDialog = lazy(async () => ({ default: (await import('./AlertDialog')).AlertDialog }));

/** Shows what `showAlert` was told. Stands once in the app. */
export function AlertHost() {
  const text = useSyncExternalStore(alerts.subscribe, alerts.current);
  return <Suspense>{text !== null && <AlertDialog text={text} onClose={alerts.dismiss} />}</Suspense>;
}
