import { digest } from '@/lib/digest';
import { factsNow } from '../sessionReport/facts';
import { type Facts, type Of, type Report, type Step } from '../sessionReport/format';
import { sentenceOf } from '../sessionReport/sentences';
import { withPeople } from '../sessionReport/standIns';
import { perform, targetOf, type Act } from './acts';
import { failedChunks, timesOf } from './chunks';
import { type startClock } from './clock';
import { realPause, within } from './wait';
import { factsDiffer } from './differences';
import { type HeldCalls } from './heldCalls';
import { isListenedTo, postFromOtherTab } from './pageChannels';
import { type Difference } from './player';
import { isAct } from './stops';
import { type startVirtualFocus } from './virtualFocus';

type Found = Omit<Difference, 'stop'>;

/** What a replay's page has in place of the browser's. */
export interface Stage {
  report: Report;
  /** The last step that began. */
  at: number;
  clock: ReturnType<typeof startClock>;
  focus: ReturnType<typeof startVirtualFocus>;
  calls: HeldCalls;
  /** How often the code of a chunk has failed here. */
  timesFailed: (chunk: string) => number;
  userId: () => unknown;
  /** Shows what a step touches. */
  touch: (element: Element) => void;
}

/** How long something may take to come, in milliseconds of real time. */
const CONTROL_MS = 5000;
const ANSWER_MS = 10_000;
const LOOSE_MS = 1500;
const FACTS_MS = 3000;

/** So long after a step the report has its facts. */
const FACTS_AFTER_MS = 500;

async function act(step: Act, { focus, touch, report }: Stage): Promise<Found | null> {
  await within(CONTROL_MS, () => targetOf(step) !== null);
  const element = targetOf(step);
  const { control } = step;
  if (!element) {
    const then = sentenceOf(step, report)?.text ?? '';
    return { then, here: `There is no ${control!.name ?? control!.field ?? 'such'} (${control!.role})`, call: null };
  }
  if (control) touch(element);
  await perform(step, element, focus);
  return null;
}

async function answer(step: Of<'answered'>, { calls, report }: Stage): Promise<Found | null> {
  const here = await calls.release(step.call, ANSWER_MS);
  await realPause(0);
  const isSame = !here || (here.outcome === step.outcome && here.status === step.status);
  if (isSame) return null;
  const inWords = (answered: Step) => sentenceOf(answered, report)?.text ?? '';
  const otherwise = { ...step, status: undefined, ...here };
  return { then: inWords(step), here: inWords(otherwise), call: step.call };
}

async function move({ address, by }: Of<'moved'>) {
  const isThere = await within(LOOSE_MS, () => factsHere().address === address);
  if (isThere || by !== 'pop') return;
  window.history.back();
  await within(LOOSE_MS, () => factsHere().address === address);
}

/** How often the code of a chunk had failed in the report, with this time. */
const timesInReport = (step: Of<'chunkFailed'>, { steps }: Report) =>
  timesOf(failedChunks(steps.slice(0, steps.indexOf(step) + 1)), step.chunk);

/** The mock server's people are made up, so their ids are told as they are. */
const factsHere = () => JSON.parse(withPeople(JSON.stringify(factsNow()))) as Facts;

/** Plays what happens in a step, or waits for what comes of the steps before. */
async function play(step: Step, stage: Stage): Promise<Found | null> {
  switch (step.kind) {
    case 'pressed':
    case 'typed':
    case 'chose':
    case 'picked':
      return act(step, stage);
    case 'answered':
      return answer(step, stage);
    case 'asked':
      await stage.calls.isAsked(step.call, LOOSE_MS);
      return null;
    case 'moved':
      await move(step);
      return null;
    case 'chunkFailed':
      await within(CONTROL_MS, () => stage.timesFailed(step.chunk) >= timesInReport(step, stage.report));
      return null;
    case 'otherTab':
      await within(CONTROL_MS, () => isListenedTo('changes'));
      postFromOtherTab('changes', { session: digest(`${String(stage.userId())}`), tags: step.tags });
      return null;
    default:
      return null; // it comes of what was before, and shows in the facts
  }
}

/** The latest call of the report up to a step, whose answer may be why the facts differ. */
const lastAnswer = ({ steps }: Report, step: Step) =>
  steps.slice(0, steps.indexOf(step) + 1).findLast((one) => one.kind === 'answered');

/** The facts of a step as far as they can be the same: before the first act, the focus is from before the report. */
function factsOf(step: Step, { steps }: Report): Facts | undefined {
  const isBegun = steps.slice(0, steps.indexOf(step) + 1).some(isAct);
  return step.facts && (isBegun ? step.facts : { ...step.facts, focus: factsHere().focus });
}

/** Plays one step, and compares what is then there with the report. Null if it is the same. */
export async function playStep(step: Step, stage: Stage): Promise<Found | null> {
  await stage.clock.reach(step.at);
  const found = await play(step, stage);
  const facts = factsOf(step, stage.report);
  if (found || !facts) return found;
  await stage.clock.reach(step.at + FACTS_AFTER_MS);
  await within(FACTS_MS, () => factsDiffer(facts, factsHere()) === null);
  const differ = factsDiffer(facts, factsHere());
  return differ && { ...differ, call: lastAnswer(stage.report, step)?.call ?? null };
}
