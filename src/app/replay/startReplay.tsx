import { createRoot } from 'react-dom/client';
import { selectUser } from '@/services/session/sessionState';
import { type Report } from '../sessionReport/format';
import { type AppStore, observeActions } from '../store';
import { failChunks, failedChunks } from './chunks';
import { deafTo } from './deafTo';
import { startClock } from './clock';
import { type HeldCalls, holdCalls, type Session, SIGN_IN } from './heldCalls';
import { makePlayer } from './makePlayer';
import { replaceChannels } from './pageChannels';
import { replaceStorage } from './pageStorage';
import { pending } from './pending';
import { type Stage } from './playStep';
import { parseReport } from './readReport';
import { ReplayBar } from './ReplayBar';
import { isAct } from './stops';
import { startVirtualFocus } from './virtualFocus';

/** What the mock server does for a replay (src/mirage/replay). */
export interface ReplayedCalls {
  answerBy: (answer: HeldCalls['answer']) => void;
  sessionOf: (role: string, modules: readonly string[]) => Session;
}

const THEME = 'theme';

function makeHost() {
  const host = document.createElement('div');
  host.dataset.replay = '';
  document.body.append(host);
  deafTo(host);
  return host;
}

/** The panel finds nothing of what this browser keeps, but its colours; the mock server the scenario of the report. */
function replaceStorages({ scenario }: Report) {
  const theme = localStorage.getItem(THEME);
  const choice = { 'mock-scenario': scenario ?? 'default', 'mock-latency': '0', 'mock-keep': 'no' };
  replaceStorage('localStorage', { ...choice, ...(theme !== null && { [THEME]: theme }) });
  replaceStorage('sessionStorage', {});
}

/** Makes this page one that replays a report, before the panel starts in it. */
export function prepareReplay() {
  const kept = pending.read();
  const report = parseReport(kept.report);
  if (typeof report === 'string') return undefined;
  const host = makeHost();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  replaceStorages(report);
  replaceChannels();
  const clock = startClock(report.begins);
  const focus = startVirtualFocus((element) => host.contains(element));
  const timesFailed = failChunks(failedChunks(report.steps));
  const isAsInReport = (call: number) =>
    report.scenario === null || kept.answers === 'all' || kept.answers.includes(call);

  function clearTouched() {
    for (const element of document.querySelectorAll('[data-replayed]')) element.removeAttribute('data-replayed');
  }
  function touch(element: Element) {
    element.setAttribute('data-replayed', '');
    element.scrollIntoView({ block: 'nearest' });
  }

  const signingIn = report.steps.findIndex((step) => step.kind === 'asked' && step.path === SIGN_IN);
  const beganSignedOut = report.steps.slice(0, Math.max(0, signingIn)).some(isAct);
  let mock: ReplayedCalls;
  let session: Session | null = null;
  return {
    /** Has the report's scenario, and signs in as its person, unless the report has that itself. */
    enter(replayed: ReplayedCalls, signIn: (token: string, user: object) => void) {
      mock = replayed;
      if (!report.user) return;
      session = mock.sessionOf(report.user.role, report.user.modules);
      if (!beganSignedOut) signIn(session.token, session.user);
    },
    begin(store: AppStore) {
      const stage: Stage = {
        report,
        at: -1,
        clock,
        focus,
        timesFailed,
        calls: holdCalls({ report, isAsInReport, session, at: () => stage.at }),
        userId: () => selectUser(store.getState())?.id,
        touch,
      };
      mock.answerBy(stage.calls.answer);
      observeActions((action) => {
        const { type, meta } = action as { type: string; meta?: { arg?: { endpointName?: string } } };
        if (/^api\/execute\w+\/pending$/.test(type)) stage.calls.noteBegun(meta?.arg?.endpointName ?? '');
      });
      createRoot(host).render(<ReplayBar player={makePlayer(stage, clearTouched)} />);
    },
  };
}
