import { whenIdle } from '@/components/lazy/whenIdle';
import { type Host } from '@/screen/host';
import { onWarning } from '@/services/http/log';
import { settings } from '@/services/http/settings';
import { type Trouble } from './toReport';

/** How much is kept until the reporter's code is here. */
const MOST_WAITING = 20;

const RETRY_MS = 60_000;

/**
 * Where the operator wants reports, hears of what goes wrong from now on. The code that writes and sends reports is fetched
 * when the page is idle.
 */
export function watchTroubles(host: Host) {
  const { reportTo } = settings();
  if (!reportTo) return;
  const waiting: Trouble[] = [];
  let take = (trouble: Trouble) => {
    if (waiting.length < MOST_WAITING) waiting.push(trouble);
  };
  const hear = (trouble: Trouble) => take(trouble);
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) window.addEventListener(type, hear);
  onWarning(hear);
  const fetchReporter = () =>
    import(/* webpackChunkName: "reports" */ './reporter')
      .then(({ startReporter }) => startReporter(reportTo, host))
      .then(
        (report) => {
          take = report;
          waiting.forEach(take);
        },
        () => void setTimeout(() => void fetchReporter(), RETRY_MS),
      );
  whenIdle(() => void fetchReporter());
}
