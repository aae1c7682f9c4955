import { countOf } from '@/components/format/number';
import { type Control, type Report, type Step } from './format';
import { amber, capital, inWords, plain, sentenceOfAnswer, type Of, type Sentence } from './callSentences';

/** What one row of a section is, by its path. */
const NOUNS: Record<string, string> = {
  '/users': 'member',
  '/recipes': 'recipe',
  '/diet-plans': 'diet plan',
  '/workouts': 'exercise',
  '/community': 'post',
  '/supplements': 'supplement',
  '/moderators': 'moderator',
  '/notifications': 'notification',
  '/plans': 'plan',
  '/payments': 'payment method',
  '/banners': 'banner',
  '/how-to-use': 'content',
  '/tracker': 'habit',
};

const ORDINALS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const plural = new Intl.PluralRules('en', { type: 'ordinal' });

const ordinal = (nth: number) => `${nth}${ORDINALS[plural.select(nth)]}`;

const pathOf = (address: string) => address.split('?')[0]!;

/** `/diet-plans` is `Diet Plans`. */
const sectionName = (path: string) =>
  capital(path.slice(1).replaceAll(/-(\w)/g, (_dash, letter: string) => ` ${letter}`));

const isOfPerson = ({ kind }: Step) => ['pressed', 'typed', 'chose', 'picked'].includes(kind);

/** What followed an act, until the next one. */
function followedBy(steps: Report['steps'], index: number): Report['steps'] {
  const rest = steps.slice(index + 1);
  const end = rest.findIndex(isOfPerson);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The address before a step. */
function addressAt({ steps, address }: Report, index: number): string {
  const moved = steps.slice(0, index).findLast((step): step is Of<'moved'> => step.kind === 'moved');
  return moved?.address ?? address;
}

/** The title of the dialog that was open when the page was last at rest; null if there was none. */
const dialogBefore = (steps: Report['steps'], index: number) =>
  steps.slice(0, index).findLast(({ facts }) => facts)?.facts?.dialog ?? null;

function openedBy(step: Of<'pressed'>, after: Report['steps'], before: string | null, noun: string): string | null {
  const { dialog } = [step, ...after].findLast(({ facts }) => facts)?.facts ?? { dialog: null };
  const opened = after.find((each): each is Of<'did'> => each.kind === 'did' && each.type.endsWith('/dialogOpened'));
  if (dialog && dialog !== before) return `Opened ${dialog.replace(' …', '')}`;
  if (!opened || step.control?.name) return null;
  return `Opened a ${noun}${step.key ? '' : `, the ${ordinal((step.control?.nth ?? 0) + 1)} found`}`;
}

const isSame = (one: Control | null, other: Control | null) => JSON.stringify(one) === JSON.stringify(other);

function sentenceOfPress(step: Of<'pressed'>, report: Report, index: number): Sentence | null {
  const { steps } = report;
  const { control, key } = step;
  const after = followedBy(steps, index);
  const noun = NOUNS[pathOf(addressAt(report, index))] ?? 'record';
  const before = dialogBefore(steps, index);
  if (control?.within === 'navigation' && control.name && !key) return plain(`Opened ${control.name}`);
  const closes = key === 'Escape' || control?.name === 'Close';
  if (closes && before !== null) return plain(`Closed ${before ? before.replace(' …', '') : `the ${noun}`}`);
  if (key === 'Escape') return null;
  const opened = openedBy(step, after, before, noun);
  if (opened) return plain(opened);
  if (key) return plain(`Pressed the key ${key}`);
  if (!control) return null;
  if (control.name?.startsWith('Actions')) return plain(`Opened the menu of a ${noun}`);
  if (control.name) {
    const earlier = steps.slice(0, index).findLast(({ kind }) => kind === 'pressed') as Of<'pressed'> | undefined;
    return plain(
      `Pressed ${control.name.replace(' …', '')}${isSame(control, earlier?.control ?? null) ? ' again' : ''}`,
    );
  }
  const chosen = after.find((each): each is Of<'did'> => each.kind === 'did' && /(Chosen|Changed)$/.test(each.type));
  const what = chosen ? inWords(/\/?(\w+?)(Chosen|Changed)$/.exec(chosen.type)![1]!) : control.role;
  return plain(`Chose the ${ordinal(control.nth + 1)} ${what}`);
}

const isEdit = (step: Step): step is Of<'typed' | 'chose' | 'picked'> =>
  step.kind === 'typed' || step.kind === 'chose' || step.kind === 'picked';

const fieldName = ({ control }: Of<'typed' | 'chose' | 'picked'>) =>
  control.name?.replace(' …', '') ?? (control.field ? capital(inWords(control.field.split('.').at(-1)!)) : 'a field');

/** Edits of one dialog in a row are told together, by the last of them. */
function sentenceOfEdits(step: Of<'typed' | 'chose' | 'picked'>, { steps }: Report, index: number): Sentence | null {
  const { within, role } = step.control;
  if (step.kind === 'typed' && role === 'searchbox')
    return plain(`Searched the list, ${countOf(step.standIn.trim().length, 'letter')}`);
  const isOfRun = (other: Step) =>
    isEdit(other) && other.control.within === within && other.control.role !== 'searchbox';
  const later = steps.slice(index + 1).find(isOfPerson);
  if (later && isOfRun(later)) return null;
  const acts = steps.slice(0, index + 1).filter(isOfPerson);
  const run = acts.slice(acts.findLastIndex((act) => !isOfRun(act)) + 1).filter(isEdit);
  const names = [...new Set(run.map(fieldName))];
  return plain(
    names.length > 1 ? `Changed ${names.length} fields: ${names.join(', ')}` : `Changed ${names[0] ?? 'a field'}`,
  );
}

function sentenceOfMove({ address }: Of<'moved'>, report: Report, index: number): Sentence | null {
  const path = pathOf(address);
  if (path === pathOf(addressAt(report, index))) return null;
  const act = report.steps.slice(0, index).findLast(isOfPerson);
  const isTold = act?.kind === 'pressed' && act.control?.within === 'navigation' && !act.key;
  return isTold ? null : plain(`${sectionName(path)} was shown`);
}

function sentenceOfAction({ type }: Of<'did'>): Sentence | null {
  if (type === 'session/signedIn') return plain('Signed in');
  if (type === 'session/sessionExpired') return amber('The session expired');
  return type.startsWith('connection/') ? amber(capital(inWords(type.split('/')[1]!))) : null;
}

function sentence(step: Step, report: Report, index: number): Sentence | null {
  switch (step.kind) {
    case 'pressed':
      return sentenceOfPress(step, report, index);
    case 'typed':
    case 'chose':
    case 'picked':
      return sentenceOfEdits(step, report, index);
    case 'did':
      return sentenceOfAction(step);
    case 'moved':
      return sentenceOfMove(step, report, index);
    case 'asked':
      return null;
    case 'answered':
      return sentenceOfAnswer(step, report, index);
    case 'told':
      return step.tone === 'error' ? amber('A message said that something failed') : plain('A message was shown');
    case 'crashed':
      return amber(`Something crashed (${step.name || 'no name'})`);
    case 'chunkFailed':
      return amber(`A part of the panel could not be fetched (${step.chunk})`);
    case 'otherTab':
      return plain(`Another tab changed ${step.tags.map(inWords).join(', ')}`);
    case 'focusLost':
      return amber('The focus was lost');
  }
}

/** A step in words; null for what no person would name, or what a step beside it says. */
export const sentenceOf = (step: Step, report: Report) => sentence(step, report, report.steps.indexOf(step));
