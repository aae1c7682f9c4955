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
