import {
  ASSESSMENT_FIELDS,
  PROGRESS_FIELDS,
  type Assessment,
  type ProgressEntry,
  type User,
} from '@/services/userTypes';

const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

/** For tests: a check-in with the given answers and measurements. */
export const anEntry = (
  answers: Partial<ProgressEntry['answers']>,
  measurements: ProgressEntry['measurements'] = [],
): ProgressEntry => ({ answers: { ...blank(PROGRESS_FIELDS), ...answers }, measurements });

/** For tests: an assessment with the given answers. */
export const anAssessment = (answers: Partial<Assessment>): Assessment => ({ ...blank(ASSESSMENT_FIELDS), ...answers });

/** For tests: a user of whom only what is given is known. */
export const aUser = (changes: Partial<User> = {}): User => ({
  id: 7,
  firstName: 'Sana',
  lastName: 'Iqbal',
  email: 'sana@mail.com',
  phone: '',
  isActive: true,
  createdAt: '',
  bmr: 0,
  plans: [],
  supplementFolderIds: [],
  assessment: null,
  progress: [],
  payment: null,
  ...changes,
});

/** The cells of each row of a table, as one text. */
export const rowTexts = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

/** The text beside a term or a word. */
export const textBeside = (element: HTMLElement) => element.nextElementSibling?.textContent;

/** The text of which an element is a part. */
export const textAround = (element: HTMLElement) => element.parentElement!.textContent;

/** Whether something above makes the element inert. */
export const isInert = (element: Element) => element.closest('[inert]') !== null;
