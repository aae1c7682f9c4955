import { type Source } from './source';
import { DIET_PLANS, EXERCISES, SUPPLEMENTS } from './taken';

/** Tables by the words that people use, with a row for each set or day. */
export const SETS: Source[] = [
  {
    name: 'a row for each set, the exercise beside the day.csv',
    taken: EXERCISES,
    content: `title,start_time,description,exercise_title,exercise_notes,set_index,weight_lbs,reps
Day A,"3 Nov 2026, 07:15",,Squat (Barbell),Keep neutral,0,135,8
Day A,"3 Nov 2026, 07:15",,Squat (Barbell),Keep neutral,1,140,8
Day A,"3 Nov 2026, 07:15",,Plank,,0,,60`,
    records: [{ fields: { title: 'Squat (Barbell)', description: 'Keep neutral' } }, { fields: { title: 'Plank' } }],
  },
  {
    name: 'a name of the workout first.csv',
    taken: EXERCISES,
    content: `Date;Workout Name;Exercise Name;Set Order;Reps;Notes
2026-05-02;Lower;Hip thrust;1;10;Heels down
2026-05-02;Lower;Hip thrust;2;10;
2026-05-04;Upper;Hip thrust;1;8;Chin in
2026-05-04;Upper;Row;1;8;`,
    records: [{ fields: { title: 'Hip thrust', description: 'Heels down\nChin in' } }, { fields: { title: 'Row' } }],
  },
  {
    name: 'a row for each day.csv',
    taken: EXERCISES,
    content: `Day,Exercise,Sets,How to do it,Video
Monday,Step-up,3,Drive up,https://example.org/v
Tuesday,Rest,,,
Thursday,Step-up,3,Drive up,https://example.org/v`,
    records: [
      { fields: { title: 'Step-up', description: 'Drive up' }, notUnderstood: ['Video: https://example.org/v'] },
    ],
  },
  {
    name: 'supplements with notes.csv',
    taken: SUPPLEMENTS,
    content: `Supplement,Folder,Dose,Notes,Link
Iron,minerals,65 mg,With juice,https://example.org/iron
Zinc,MINERALS,,,`,
    records: [
      {
        fields: { title: 'Iron', dosage: '65 mg', description: 'With juice', externalLink: 'https://example.org/iron' },
        place: ['minerals'],
      },
      { fields: { title: 'Zinc' }, place: ['MINERALS'] },
    ],
  },
  {
    name: 'Plan to Eat, with headings among the ingredients.csv',
    content: `Title,Course,Ingredients,Directions,Calories
Pie,Lunch,", Crust
2  cups flour,${' '}
, Filling
500  g spinach
","Bake.",345`,
    records: [
      {
        fields: {
          title: 'Pie',
          calories: '345',
          ingredients: 'Crust:\n2 cups flour\nFilling:\n500 g spinach',
          directions: 'Bake.',
        },
        place: ['Lunch'],
      },
    ],
  },
  {
    name: 'diet plans with Kcal beside Calories.csv',
    taken: DIET_PLANS,
    content: `Title,Kcal,Calories,Ingredients,Steps
Oats,1300,315,50 g oats,Soak.`,
    records: [
      {
        fields: { title: 'Oats', kcal: '1300', calories: '315', ingredients: '50 g oats', cookingSteps: 'Soak.' },
      },
    ],
  },
];
