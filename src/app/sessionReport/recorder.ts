import { type AppRouter } from '@/screen/navigation/appRouter';
import { MODULES } from '@/services/session/modules';
import { selectUser, sessionEnded } from '@/services/session/sessionState';
import { buildName } from '@/lib/buildName';
import { observeActions, type AppStore } from '../store';
import { toldAddress } from './addresses';
import { factsNow } from './facts';
import { type Report, type Step, type StepOf } from './format';
import { makeNotes, type Note } from './notes';
import { numberPeople, withPeople } from './standIns';
import { watchActs } from './watchActs';
import { numberCalls, watchCalls } from './watchCalls';
import { watchTroubles } from './watchTroubles';

const BYS = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const;

/** The scenario of the mock server; null with a real backend. */
async function scenarioNow(): Promise<string | null> {
  if (!__MIRAGE__) return null;
  const { chosenScenario } = await import(/* webpackChunkName: "mirage" */ '@/mirage/browser/choice');
  return chosenScenario();
}

const browserName = () => {
  const { userAgent } = navigator;
  const [, name, version] =
    /(Edg|OPR|Firefox)\/(\d+)/.exec(userAgent) ??
    /(Chrome)\/(\d+)/.exec(userAgent) ??
    /(Version)\/(\d+)/.exec(userAgent) ??
    [];
  if (!name) return 'unknown';
  return `${{ Edg: 'Edge', OPR: 'Opera', Version: 'Safari' }[name] ?? name} ${version}`;
};

function roleOfUser(store: AppStore): Report['user'] {
  const user = selectUser(store.getState());
  return (
    user && {
      role: user.role === 'Admin' ? 'Admin' : 'Moderator',
      modules: MODULES.filter((module) => user.modules.includes(module)),
    }
  );
}

/**
 * Keeps the last steps of this tab from now on, in its memory only; they go with it, and with the session. What they cost
 * is done when the browser is idle.
 */
export function record(router: AppRouter, store: AppStore, scenario: string | null) {
  const isReal = scenario === null;
  /** Whether anything had the focus when the page was last at rest. */
  let hadFocus = false;

  const notes = makeNotes(() => router.state.location, rest);
  const calls = watchCalls(notes, isReal);
  const leaving = new AbortController();
  const keepValue = watchActs(notes, leaving.signal);
  const lookForMessages = watchTroubles(notes, leaving.signal);

  function rest(last: Note) {
    keepValue();
    lookForMessages();
    last.facts = factsNow();
    const hasFocus = last.facts.focus !== null;
    if (hadFocus && !hasFocus && document.hasFocus()) notes.add(() => ({ kind: 'focusLost' }));
    hadFocus = hasFocus;
  }

  let { location: seen } = router.state;
  const stops = [
    observeActions((action) => {
      calls(action);
      if (sessionEnded.match(action)) notes.forget();
    }),
    router.subscribe(() => {
      const { location, historyAction } = router.state;
      if (location === seen) return;
      seen = location;
      notes.add((): StepOf => ({ kind: 'moved', address: toldAddress(location), by: BYS[historyAction] }));
    }),
    () => leaving.abort(),
  ];

  function report(): Report {
    keepValue();
    const noted = notes.all();
    const begins = noted[0]?.at ?? Date.now();
    const steps = noted.map(({ at, step, facts }): Step => ({ at: at - begins, ...step!, ...(facts && { facts }) }));
    return {
      version: 1,
      build: buildName(),
      browser: browserName(),
      window: { width: window.innerWidth, height: window.innerHeight },
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      begins: new Date(begins).toISOString(),
      user: roleOfUser(store),
      scenario,
      address: toldAddress(noted[0]?.where ?? router.state.location),
      steps: numberCalls(steps),
    };
  }

  return {
    /** Notes that somebody looks at it. */
    noteReport: () => void notes.add(() => ({ kind: 'did', type: 'report/opened' })),
    /** The file as it is saved. */
    text() {
      const json = written(report());
      return isReal ? numberPeople(json) : withPeople(json);
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}

const MOST_LETTERS = 190_000;

/** One step a line. A report that is too long goes without the shapes of its earliest replies. */
function written({ steps, ...head }: Report): string {
  const lines = steps.map((step) => JSON.stringify(step));
  let length = lines.join().length;
  for (const [index, step] of steps.entries()) {
    if (length <= MOST_LETTERS) break;
    if (step.kind !== 'answered' || step.shape === undefined) continue;
    length -= lines[index]!.length;
    lines[index] = JSON.stringify({ ...step, shape: undefined });
    length += lines[index].length;
  }
  return `${JSON.stringify(head).slice(0, -1)},"steps":[\n${lines.join(',\n')}\n]}\n`;
}

let running: Promise<ReturnType<typeof record>> | undefined;

/** Starts recording, once in a page. */
export const startRecorder = (router: AppRouter, store: AppStore) =>
  (running ??= scenarioNow().then((scenario) => record(router, store, scenario)));
