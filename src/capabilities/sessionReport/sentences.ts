import { capital } from '@/components/format/capital';
import { countOf } from '@/components/format/number';
import { type Control, type Of, type Report, type Step } from './format';
import { amber, inWords, plain, sentenceOfAnswer, withVerb, type Sentence } from './callSentences';

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

/** A name without the sign that data follow it. */
const short = (name: string) => name.replace(/[:.]* …$|[.:…]+$/, '');

type Edit = Of<'typed' | 'chose' | 'picked'>;

const isEdit = (step: Step): step is Edit => step.kind === 'typed' || step.kind === 'chose' || step.kind === 'picked';

/** Whether it is what a person did with a control. */
const isOfPerson = (step: Step) => isEdit(step) || step.kind === 'pressed';

/** What followed an act, until the next one. */
function followedBy(steps: Report['steps'], index: number): Report['steps'] {
  const rest = steps.slice(index + 1);
  const end = rest.findIndex(isOfPerson);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The address before a step. */
function addressAt({ steps, address }: Report, index: number): string {
  const moved = steps.slice(0, index).findLast((step) => step.kind === 'moved');
  return moved?.address ?? address;
}

/** The title of the dialog that was open when the page was last at rest; null if there was none. */
const dialogBefore = (steps: Report['steps'], index: number) =>
  steps.slice(0, index).findLast(({ page }) => page)?.page?.dialog ?? null;

function openedBy(step: Of<'pressed'>, after: Report['steps'], before: string | null, noun: string): string | null {
  const { dialog } = [step, ...after].findLast(({ page }) => page)?.page ?? { dialog: null };
  const opened = after.find((each): each is Of<'did'> => each.kind === 'did' && each.type.endsWith('/dialogOpened'));
  const isWithin = /^dialog/.test(step.control?.within ?? '');
  if (dialog && dialog !== before && (opened || !isWithin)) return `Opened ${short(dialog)}`;
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
  const isOver = before !== null || after.some((each) => each.kind === 'did' && each.type.endsWith('/dialogClosed'));
  if (isOver && (key === 'Escape' || control?.name === 'Close'))
    return plain(`Closed ${before ? short(before) : `the ${noun}`}`);
  if (key === 'Escape') return null;
  const opened = openedBy(step, after, before, noun);
  if (opened) return plain(opened);
  if (key) return plain(`Pressed the key ${key}`);
  if (!control) return null;
  if (control.name?.startsWith('Actions')) return plain(`Opened the menu of a ${noun}`);
  if (control.name) {
    const earlier = steps.slice(0, index).findLast((each) => each.kind === 'pressed');
    return plain(`Pressed ${short(control.name)}${isSame(control, earlier?.control ?? null) ? ' again' : ''}`);
  }
  const chosen = after.find((each): each is Of<'did'> => each.kind === 'did' && /(Chosen|Changed)$/.test(each.type));
  const what = chosen ? inWords(/\/?(\w+?)(Chosen|Changed)$/.exec(chosen.type)![1]!) : control.role;
  return plain(`Chose the ${ordinal(control.nth + 1)} ${what}`);
}

const fieldName = ({ control }: Edit) =>
  (control.name && short(control.name)) ??
  (control.field ? capital(inWords(control.field.split('.').at(-1)!)) : 'a field');

/** Of a form, whose fields are told together. */
const isOfForm = ({ control }: Edit) => control.field !== undefined;

/** Edits of one form in a row are told by the last of them. */
function sentenceOfEdits(step: Edit, { steps }: Report, index: number): Sentence | null {
  const { within, role } = step.control;
  if (!isOfForm(step)) return sentenceOfEdit(step, role);
  const isOfRun = (other: Step) => isEdit(other) && isOfForm(other) && other.control.within === within;
  const later = steps.slice(index + 1).find(isOfPerson);
  if (later && isOfRun(later)) return null;
  const acts = steps.slice(0, index + 1).filter(isOfPerson);
  const run = acts.slice(acts.findLastIndex((act) => !isOfRun(act)) + 1).filter(isEdit);
  const names = [...new Set(run.map(fieldName))];
  const many = names.length > 1 ? `${names.length} fields: ` : '';
  return plain(`Changed ${many}${names.join(', ')}`);
}

function sentenceOfEdit(step: Edit, role: string): Sentence {
  if (step.kind === 'chose') return plain(`Chose the ${ordinal(step.place + 1)} of ${fieldName(step)}`);
  if (step.kind === 'picked') return plain(`Chose ${countOf(step.count, 'file')}`);
  const isSearch = role === 'searchbox';
  if (step.length === 'empty') return plain(isSearch ? 'Emptied the search' : `Emptied ${fieldName(step)}`);
  const what = step.length === 'long' ? 'a long text ' : '';
  return plain(isSearch ? 'Searched the list' : `Typed ${what}into ${fieldName(step)}`);
}

function sentenceOfMove({ address }: Of<'moved'>, report: Report, index: number): Sentence | null {
  const path = pathOf(address);
  if (path === pathOf(addressAt(report, index))) return null;
  const act = report.steps.slice(0, index).findLast(isOfPerson);
  const isTold = act?.kind === 'pressed' && act.control?.within === 'navigation' && !act.key;
  return isTold ? null : plain(`${withVerb(sectionName(path))} shown`);
}

function sentenceOfAction({ type }: Of<'did'>): Sentence | null {
  if (type === 'report/opened') return plain('Opened this report');
  if (type === 'session/signedIn') return plain('Signed in');
  if (type === 'session/sessionExpired') return amber('The session expired');
  return type.startsWith('connection/') ? amber(capital(inWords(type.split('/')[1]!))) : null;
}

type Tell<Kind extends Step['kind']> = (step: Of<Kind>, report: Report, index: number) => Sentence | null;

const TELL: { [Kind in Step['kind']]: Tell<Kind> } = {
  pressed: sentenceOfPress,
  typed: sentenceOfEdits,
  chose: sentenceOfEdits,
  picked: sentenceOfEdits,
  did: sentenceOfAction,
  moved: sentenceOfMove,
  asked: () => null,
  answered: sentenceOfAnswer,
  told: ({ tone }) => (tone === 'error' ? amber('A message said that something failed') : plain('A message was shown')),
  crashed: ({ name }) => amber(`Something crashed (${name || 'no name'})`),
  chunkFailed: ({ chunk }) => amber(`A part of the panel could not be fetched (${chunk})`),
  otherTab: ({ tags }) => plain(`Another tab changed ${tags.map(inWords).join(', ')}`),
  focusLost: () => amber('The focus was lost'),
  unread: () => amber('Something that could not be read'),
};

/** A step in words; null for what no person would name, what a step beside it says, and a kind of another build. */
export const sentenceOf = (step: Step, report: Report) =>
  (TELL[step.kind] as Tell<Step['kind']> | undefined)?.(step, report, report.steps.indexOf(step)) ?? null;
