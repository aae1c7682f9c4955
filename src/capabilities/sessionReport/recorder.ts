import { type Host } from '@/screen/host';
import { MODULES } from '@/services/session/modules';
import { type Id } from '@/services/http/decode';
import { selectUser, sessionEnded } from '@/services/session/sessionState';
import { buildName } from '@/lib/buildName';
import { toldAddress } from './addresses';
import { type Report, type Step, type StepOf } from './format';
import { makeNotes, type Note, type Where } from './notes';
import { pageAtRest } from './pageAtRest';
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

function roleOfUser(store: Host['store']): Report['user'] {
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
export function record({ router, store, observe, screenAt }: Host, scenario: string | null) {
  /** People are 1, 2, 3 in the order in which they were seen; those of the mock server, who are made up, have their ids. */
  const people = new Map<Id, number>();
  const tellPerson = (id: Id) => (scenario === null ? (people.get(id) ?? numberOf(id)) : id);
  const numberOf = (id: Id) => people.set(id, people.size + 1).size;
  const told = (where: Where) => toldAddress(where, screenAt, tellPerson);

  /** Whether anything had the focus when the page was last at rest. */
  let hadFocus = false;

  const notes = makeNotes(() => router.state.location, rest);
  const calls = watchCalls(notes);
  const leaving = new AbortController();
  const keepLength = watchActs(notes, leaving.signal);
  const lookForMessages = watchTroubles(notes, leaving.signal);

  function rest(last: Note) {
    keepLength();
    lookForMessages();
    last.page = pageAtRest();
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
    if (hadFocus && !hasFocus && document.hasFocus()) notes.add(() => ({ kind: 'focusLost' }));
    hadFocus = hasFocus;
  }

  let { location: seen } = router.state;
  const stops = [
    observe((action) => {
      calls(action);
      if (!sessionEnded.match(action)) return;
      notes.forget();
      people.clear();
    }),
    router.subscribe(() => {
      const { location, historyAction } = router.state;
      if (location === seen) return;
      seen = location;
      notes.add((): StepOf => ({ kind: 'moved', address: told(location), by: BYS[historyAction] }));
    }),
    () => leaving.abort(),
  ];

  function report(): Report {
    keepLength();
    const noted = notes.all();
    const begins = noted[0]?.at ?? Date.now();
    const steps = noted.map(({ at, step, page }): Step => ({ at: at - begins, ...step!, ...(page && { page }) }));
    return {
      version: 2,
      build: buildName(),
      browser: browserName(),
      window: { width: window.innerWidth, height: window.innerHeight },
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      begins: new Date(begins).toISOString(),
      user: roleOfUser(store),
      scenario,
      address: told(noted[0]?.where ?? router.state.location),
      steps: numberCalls(steps),
    };
  }

  return {
    /** Notes that somebody looks at it. */
    noteReport: () => void notes.add(() => ({ kind: 'did', type: 'report/opened' })),
    /** The file as it is saved. */
    text: () => written(report()),
    stop: () => stops.forEach((stop) => stop()),
  };
}

/** One step a line. */
function written({ steps, ...head }: Report): string {
  const lines = steps.map((step) => JSON.stringify(step)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"steps":[\n${lines}\n]}\n`;
}

let running: Promise<ReturnType<typeof record>> | undefined;

/** Starts recording, once in a page. */
export const startRecorder = (host: Host) => (running ??= scenarioNow().then((scenario) => record(host, scenario)));
