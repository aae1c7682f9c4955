import { table, type Table, type WithDb } from '../database/table';

/** Six by two pixels. */
const TINY_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAYAAAACCAIAAAD0PzoJAAAAEUlEQVR42mO4u2ALGmLAFAIA9cUaTehrVYUAAAAASUVORK5CYII=';

/** Changes the rows that have this title or name. */
function change<Row extends { id: string }>(rows: Table<Row>, which: Partial<Row>, changes: Partial<Row>) {
  for (const { id } of rows.where(which)) rows.update(id, changes);
}

/** Gives each section's content checks something to find, since the practice's own texts have no faults. */
export function plantFaults(db: WithDb) {
  plantMenuFaults(db);
  plantWorkoutFaults(db);

  const supplements = table(db, 'supplements');
  change(supplements, { title: 'Selenium' }, { externalLink: 'ask at the desk' });
  change(supplements, { title: 'Rhodiola' }, { image: '' });

  change(table(db, 'helpContents'), { title: 'Breathe with the movement' }, { media: 'highlights/breathe.mp4' });

  const banners = table(db, 'banners');
  change(banners, { link: 'https://petal.example/workouts/strength-at-home' }, { link: 'the cycle diary' });
  change(banners, { link: 'https://petal.example/guides/evening-routine' }, { image: TINY_PICTURE });

  const [plan] = table(db, 'plans').where({ name: 'PCOS Reset' });
  const { details, duration, actualPrice, discount, isFree, features } = plan!;
  const dear = { name: 'Winter offer', price: '0.00', discountPrice: '59.00', isPopular: 'N' } as const;
  table(db, 'plans').insert({ details, duration, actualPrice, discount, isFree, features, ...dear });

  table(db, 'notificationFolders').insert({ name: 'Ramadan group', users: '[]' });
}

function plantMenuFaults(db: WithDb) {
  const recipes = table(db, 'recipes');
  change(recipes, { title: 'Red lentil soup' }, { nutritions: 'cal 510, protein 18, carbs 46, fats 6' });
  change(recipes, { title: 'Mango turmeric lassi' }, { nutritions: 'cal 22, protein 12, carbs 31, fats 6' });
  change(recipes, { title: 'Iced hibiscus tea' }, { image: null });
  change(recipes, { title: 'Prawn stir-fry' }, { image: 'dishes/prawns-2.jpg' });
  const [salad] = recipes.where({ title: 'Greek salad with chickpeas' });
  const { ingredients, directions, nutritions, image } = salad!;
  const twin = { title: 'Greek salad with chick peas', ingredients, directions, nutritions, image };
  change(recipes, { title: 'Grilled halloumi salad' }, twin);
  const [snacks] = table(db, 'categories').where({ title: 'Snacks' });
  table(db, 'subCategories').insert({ categoryId: snacks!.id, title: 'Nut mixes', image: null });

  const plans = table(db, 'dietPlans');
  const [light, heavy] = plans.all().slice(-2);
  plans.update(light!.id, { kcalOptions: '' });
  plans.update(heavy!.id, { nutritionFat: '102' });
}

/** Empties the last day of the fourth week, and puts an exercise twice into the day before it. */
function plantWorkoutFaults(db: WithDb) {
  const [week] = table(db, 'weeks').where({ title: 'Week 4' });
  const [before, last] = table(db, 'workoutDays').where({ weekId: week!.id }).slice(-2);
  table(db, 'workouts').removeWhere({ workoutDayId: last!.id });
  const [workout] = table(db, 'workouts').where({ workoutDayId: before!.id });
  const { workoutDayId, exerciseId, sets } = workout!;
  table(db, 'workouts').insert({ workoutDayId, exerciseId, sets, reps: 20 });
}
