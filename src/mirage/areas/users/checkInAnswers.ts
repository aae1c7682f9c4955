import { chance, pick } from '../../database/random';

interface Question {
  field: string;
  choices: readonly string[];
  /** What is added to an answer that otherwise stays. */
  more: readonly string[];
}

const QUESTIONS: readonly Question[] = [
  {
    field: 'problemsFaced',
    choices: ['Ate out on two weekends', 'Slept badly before the exam', 'Travelled, missed three workouts', 'None'],
    more: [', and a cold for a week'],
  },
  {
    field: 'problemsResolved',
    choices: ['Packed lunch for work', 'Moved workouts to the morning', 'No more tea after 5 pm', 'Not yet'],
    more: [', and I cook on Sundays now'],
  },
  {
    field: 'dietWorkoutProblems',
    choices: ['The portions felt small at first', 'Lunges hurt my knee', 'No problems', 'Cravings in week two'],
    more: [', better since last week', '. Is metformin before breakfast fine?'],
  },
  {
    field: 'positiveChanges',
    choices: ['Less bloating and more energy', 'Clearer skin', 'Period came on day 31', 'Trousers fit again'],
    more: [', fewer cravings after dinner', ', better sleep'],
  },
  {
    field: 'habitsIncluded',
    choices: ['Two litres of water, walking, early dinner', 'Protein at breakfast', 'Slept 7 hours, morning stretch'],
    more: [', no phone in bed', ', ten minutes of sun'],
  },
  {
    field: 'habitsDifficult',
    choices: ['Dinner before 8 pm', 'Drinking enough water', 'No sugar in tea', 'Ten minutes of stretching'],
    more: [' on weekends'],
  },
  {
    field: 'appFeedback',
    choices: ['Easy to use', 'Videos load slowly on mobile data', 'I like the recipe pictures', 'Good reminders'],
    more: [', thank you'],
  },
  {
    field: 'suggestions',
    choices: ['More vegetarian dinners', 'A shopping list', 'Shorter workouts for busy days', 'None'],
    more: [' please'],
  },
  {
    field: 'likedFeatures',
    choices: ['Recipes', 'Community', 'Habit tracker', 'Workout videos'],
    more: [', the reminders', ', habit tracker'],
  },
  {
    field: 'coachReview',
    choices: ['My coach answers kindly and fast', 'Very supportive', 'Helped me through a hard week'],
    more: [', always there'],
  },
];

const PERIODS = [
  'Regular, 29 days',
  'Came after six weeks',
  'Light, four days',
  'Not yet this month',
  'Came on day 31, five days, cramps on the first',
];

const SHORT = ['None', 'Not yet', 'No problems'];

const canGrow = (answer: string, choices: readonly string[]) => choices.includes(answer) && !SHORT.includes(answer);

/** An answer of each check-in: most stay, some gain a few words, some are new. */
function answersTo({ field, choices, more }: Question, n: number, count: number): string[] {
  let answer = pick(choices, n, field);
  return Array.from({ length: count }, (_, at) => {
    const turn = chance(n, `${field} turns ${at}`);
    if (at > 0 && turn < 0.25) answer = pick(choices, n, `${field} ${at}`);
    else if (at > 0 && turn < 0.4 && canGrow(answer, choices)) answer += pick(more, n, `${field} more`);
    return answer;
  });
}

/** The answers of a user's check-ins, by field. */
export function makeAnswers(n: number, count: number): Record<string, string>[] {
  const byField = QUESTIONS.map((question) => [question.field, answersTo(question, n, count)] as const);
  return Array.from({ length: count }, (_, at) => ({
    ...Object.fromEntries(byField.map(([field, answers]) => [field, answers[at]!])),
    periodDetails: chance(n, `no period ${at}`) < 0.2 ? '' : pick(PERIODS, n, `periods ${at}`),
  }));
}
