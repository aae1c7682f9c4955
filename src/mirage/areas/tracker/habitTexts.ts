/** `picture` is the name of a seed file, without folder and extension. */
export type HabitText = readonly [name: string, description: string, picture: string];

export const MANDATORY_HABITS: readonly HabitText[] = [
  ['Drink 2 litres of water', 'Keep a bottle in sight. Two glasses before noon count double.', 'drink-water'],
  ['Walk for 30 minutes', 'At any pace and in any shoes, best within an hour of a meal.', 'daily-walk'],
  ['Sleep by ten', 'Lights out at ten, whatever is left undone. Hormones like a steady night.', 'sleep-by-ten'],
  ['Protein at breakfast', 'At least 20 g: two eggs, a cup of curd, or yesterday’s lentils.', 'protein-breakfast'],
  ['No sugary drinks', 'Juice counts too. Lemon, mint or cucumber make water worth drinking.', 'no-sugary-drinks'],
  ['Log every meal', 'A photo is enough. We look for patterns, not for mistakes.', 'log-meals'],
];

export const FREE_HABITS: readonly HabitText[] = [
  ['Evening stretch', 'Ten minutes on the mat: hips, back, shoulders.', 'evening-stretch'],
  ['Take your supplements', 'With the meal named on the label. Set one alarm for all of them.', 'take-supplements'],
  ['Five vegetables a day', 'A handful is one. Frozen ones are as good as fresh.', 'five-vegetables'],
  ['Screen-free hour', 'No phone in the last hour before bed; leave it to charge in the hall.', 'screen-free-hour'],
  ['Morning sunlight', 'Ten minutes outside before ten, without sunglasses.', 'morning-sunlight'],
  ['Five deep breaths', 'Before each meal: in for four, out for six.', 'deep-breathing'],
  ['Tea instead of biscuits', 'When four o’clock calls: spearmint tea and six almonds.', 'drink-water'],
  ['Stairs, not the lift', 'Every floor is forty seconds of strength training.', 'daily-walk'],
  ['Weigh in on Mondays', 'Once a week, same time, same scales. Not on other days.', 'log-meals'],
  ['Half the plate green', 'Before anything else goes on it.', 'five-vegetables'],
  ['Note your cycle', 'Day one, flow and mood. Three words are enough.', 'log-meals'],
  ['Say one kind thing', 'To yourself, aloud, in front of the mirror.', 'deep-breathing'],
];
