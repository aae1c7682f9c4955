import { type AppRouter } from '@/screen/navigation/appRouter';
import { type AppStore } from './store';
import { askForTextDrafts } from '@/screen/form/textDrafts';
import './paper';

/** Begins what works in the background, each with code of its own. Without the recorder, nothing can be reported. */
export function startStandby(router: AppRouter, store: AppStore) {
  askForTextDrafts();
  import(/* webpackChunkName: "report" */ '@/capabilities/sessionReport/recorder')
    .then(({ startRecorder }) => startRecorder(router, store))
    .catch(() => undefined);
}
