import { buildName } from '@/lib/buildName';
import { type Host } from '@/screen/host';
import { toReport, type Told, type Trouble } from './toReport';

interface Report extends Told {
  route: string;
  /** The names of the last actions, the latest last. */
  actions: string[];
}

const MOST_ACTIONS = 12;
/** Several troubles often come at once, and travel together. */
const GATHER_MS = 2000;
/** The same is reported once an hour, and no more than this at all in ten minutes. */
const SAME_MS = 3_600_000;
const MOST = 10;
const MOST_IN_MS = 600_000;

/** `banners/dialogOpened`; of a call its endpoint and how it stands, `saveBanner pending`. Null for the cache's housekeeping. */
function actionName(action: unknown): string | null {
  const { type, meta } = action as { type: string; meta?: { arg?: { endpointName?: string } } };
  if (!type.startsWith('api/')) return type;
  const endpoint = meta?.arg?.endpointName;
  return endpoint ? `${endpoint} ${type.slice(type.lastIndexOf('/') + 1)}` : null;
}

/** Lets through what is neither a repetition nor too much. */
function makeLimit() {
  const lastOf = new Map<string, number>();
  let times: number[] = [];
  return (told: Told) => {
    const now = Date.now();
    const key = JSON.stringify(told);
    times = times.filter((time) => time > now - MOST_IN_MS);
    if (times.length >= MOST || now - (lastOf.get(key) ?? -SAME_MS) < SAME_MS) return false;
    lastOf.set(key, now);
    times.push(now);
    return true;
  };
}

/**
 * Sends reports to that address from now on; resolves to what takes a trouble. A report that does not arrive is lost.
 * Rejects if the code of the shell, which knows the sections, cannot be fetched.
 */
export async function startReporter(reportTo: string, { observe, sections }: Host) {
  const routes: readonly string[] = [...(await sections()).map(({ path }) => path), '/login', '/signup'];
  /** The path of a screen; anything else may be somebody's text. */
  const routeName = () => (routes.includes(window.location.pathname) ? window.location.pathname : 'other');
  const isLetThrough = makeLimit();
  const actions: string[] = [];
  let reports: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  observe((action) => {
    const name = actionName(action);
    if (!name) return;
    actions.push(name);
    if (actions.length > MOST_ACTIONS) actions.shift();
  });

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (reports.length === 0) return;
    const body = JSON.stringify({ build: buildName(), reports });
    reports = [];
    // As a plain text, which a host on another origin takes without being asked first.
    fetch(reportTo, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
      () => undefined,
    );
  };
  window.addEventListener('pagehide', send);

  const ownHost = new URL(reportTo, window.location.href).host;
  return (trouble: Trouble) => {
    const told = toReport(trouble);
    // A policy that blocks the reports themselves cannot be reported.
    if (!told || (told.blocked === ownHost && told.rule === 'connect-src') || !isLetThrough(told)) return;
    reports.push({ ...told, route: routeName(), actions: [...actions] });
    timer ??= setTimeout(send, GATHER_MS);
  };
}
