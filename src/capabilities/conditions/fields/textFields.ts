import { ASSESSMENT_GROUPS, PROGRESS_LABELS } from '@/features/users/questions';
import { planLabel, statusLabel } from '@/features/users/list/usersRows';
import { type ChoiceField, type FolderField, type Member, type TextField } from './field';

interface More {
  /** The name on a chip, where the question's own label is longer. */
  short?: string;
  /** Other names, as coaches say them. */
  aliases?: readonly string[];
  /** What is looked for in the example. */
  word?: string;
}

const QUESTIONS: Partial<Record<string, More>> = {
  pcosSymptoms: { short: 'Symptom', aliases: ['symptom', 'symptoms'], word: 'acne' },
  medicalConditions: { short: 'Condition', aliases: ['condition', 'conditions'], word: 'insulin' },
  medicines: { short: 'Medication', aliases: ['medicine', 'medication', 'medications'], word: 'metformin' },
  physicalActivity: { short: 'Activity', aliases: ['activity', 'exercise'], word: 'gym' },
  medicalHistory: { aliases: ['history'] },
  ultrasoundHormonalTests: { aliases: ['test', 'tests'] },
  martialStatus: { aliases: ['married'] },
  pocsDuration: { aliases: ['pcos for'] },
  periodDetails: { word: 'regular' },
};

function textField(
  group: TextField['group'],
  label: string,
  text: TextField['text'],
  { aliases = [], word = '…' }: More = {},
): TextField {
  const name = label.toLowerCase();
  return { kind: 'text', name, aliases, label, group, text, example: `${name} has ${word}` };
}

/** What each question of the assessment was answered; `weight` and the like have fields with figures instead. */
const WITH_FIGURES = ['age', 'weight', 'height'];

const assessmentFields = ASSESSMENT_GROUPS.flatMap(({ labels }) =>
  labels
    .filter(([name]) => !WITH_FIGURES.includes(name))
    .map(([name, label]) => {
      const { short, aliases = [], word }: More = QUESTIONS[name] ?? {};
      return textField('Assessment answers', short ?? label, ({ user }) => user.assessment?.[name] ?? '', {
        aliases: short ? [label.toLowerCase(), ...aliases] : aliases,
        word,
      });
    }),
);

const checkInFields = PROGRESS_LABELS.filter(([name]) => !name.endsWith('Weight')).map(([name, label]) =>
  textField('Check-ins', label, ({ checkIns }) => checkIns.at(-1)?.entry.answers[name] ?? '', QUESTIONS[name]),
);

/** Every answer of a member, of the assessment and all check-ins. */
export const allAnswers = ({ user, checkIns }: Member): string[] =>
  [...Object.values(user.assessment ?? {}), ...checkIns.flatMap(({ entry }) => Object.values(entry.answers))].filter(
    Boolean,
  );

const joined = (answers: readonly string[]) => answers.join('\n');

export const ANY_ANSWER = textField('Assessment answers', 'Any answer', (member) => joined(allAnswers(member)), {
  aliases: ['any', 'answer', 'answers'],
  word: 'metformin',
});

const ABOUT_ALLERGIES = /allerg|intoleran/i;

export const TEXT_FIELDS: TextField[] = [
  textField(
    'Assessment answers',
    'Allergies',
    ({ user }) => joined(Object.values(user.assessment ?? {}).filter((answer) => ABOUT_ALLERGIES.test(answer))),
    { aliases: ['allergy'], word: 'nuts' },
  ),
  textField(
    'Check-ins',
    'Cycle',
    ({ user, checkIns }) =>
      joined([user.assessment?.lastPeriods ?? '', ...checkIns.map(({ entry }) => entry.answers.periodDetails)]),
    { aliases: ['period', 'periods'], word: 'regular' },
  ),
  ...assessmentFields,
  ...checkInFields,
  ANY_ANSWER,
];

const choiceField = (
  label: string,
  example: string,
  choice: ChoiceField['choice'],
  aliases: readonly string[] = [],
): ChoiceField => ({ kind: 'choice', name: label.toLowerCase(), aliases, label, group: 'Member', example, choice });

export const CHOICE_FIELDS: ChoiceField[] = [
  choiceField('Status', 'status is active', ({ user }) => statusLabel(user)),
  choiceField('Plan', 'plan is not Free', ({ user }) => planLabel(user)),
  choiceField('Payment', 'payment is pending', ({ user }) => user.payment?.status ?? '', ['payment status']),
];

/** The filters of notification folders, which the server applies. */
export const FOLDER: FolderField = {
  kind: 'folder',
  name: 'filter',
  aliases: ['folder filter'],
  label: 'Filter',
  group: 'Member',
  example: 'filter is Progress less than 50',
};
