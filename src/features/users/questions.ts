import { type Assessment, type BodyPart, type ProgressEntry } from '@/services/userTypes';

type Labels<Name extends string> = [name: Name, label: string][];

/** The assessment form's answers, grouped as a coach reads them. */
export const ASSESSMENT_GROUPS: { title: string; labels: Labels<keyof Assessment> }[] = [
  {
    title: 'Personal',
    labels: [
      ['name', 'Name'],
      ['country', 'Country'],
      ['age', 'Age'],
      ['martialStatus', 'Marital status'],
      ['whatsAppContact', 'WhatsApp contact'],
      ['email', 'Email'],
      ['weight', 'Weight'],
      ['height', 'Height'],
      ['physicalActivity', 'Physical activity'],
      ['purpose', 'Purpose'],
    ],
  },
  {
    title: 'Health',
    labels: [
      ['pocsDuration', 'PCOS duration'],
      ['pcosSymptoms', 'PCOS symptoms'],
      ['medicalHistory', 'Medical history'],
      ['lastPeriods', 'Last periods'],
      ['medicalConditions', 'Medical conditions'],
      ['medicines', 'Medicines'],
      ['ultrasoundHormonalTests', 'Ultrasound and hormonal tests'],
    ],
  },
  {
    title: 'Meals',
    labels: [
      ['breakfastOptions', 'Breakfast options'],
      ['lunchOptions', 'Lunch options'],
      ['dinnerOptions', 'Dinner options'],
      ['snacksOptions', 'Snacks options'],
      ['meals', 'Meals'],
    ],
  },
];

/** The answers of a progress entry, apart from its day, which is in the heading. */
export const PROGRESS_LABELS: Labels<keyof ProgressEntry['answers']> = [
  ['currentWeight', 'Current weight'],
  ['goalWeight', 'Goal weight'],
  ['problemsFaced', 'Problems faced'],
  ['problemsResolved', 'Problems resolved'],
  ['dietWorkoutProblems', 'Diet and workout problems'],
  ['positiveChanges', 'Positive changes'],
  ['habitsIncluded', 'Habits included'],
  ['habitsDifficult', 'Difficult habits'],
  ['appFeedback', 'App feedback'],
  ['suggestions', 'Suggestions'],
  ['likedFeatures', 'Liked features'],
  ['coachReview', 'Coach review'],
  ['periodDetails', 'Period details'],
];

/** `RightArm` as `Right arm`. */
export const partLabel = (part: BodyPart) => part.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const detailsOf = <Name extends string>(labels: Labels<Name>, answers: Record<Name, string>) =>
  labels.map(([name, label]) => ({ label, value: answers[name] }));

export const progressDetails = ({ answers }: ProgressEntry) => detailsOf(PROGRESS_LABELS, answers);

export const assessmentGroups = (assessment: Assessment) =>
  ASSESSMENT_GROUPS.map(({ title, labels }) => ({ title, details: detailsOf(labels, assessment) }));

export const progressGroups = (entries: ProgressEntry[]) =>
  entries.map((entry, index) => ({
    title: `Progress, day ${entry.answers.dayNumber || index + 1}`,
    details: progressDetails(entry),
  }));
