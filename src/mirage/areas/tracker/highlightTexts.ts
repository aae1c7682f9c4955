/** `media` is the name of a seed file; `seconds` is how long the app shows it. */
export type ItemText = readonly [media: string, caption: string, seconds: number];

export type HighlightText = readonly [title: string, ...items: ItemText[]];

/** The practice's highlights, newest first. */
export const HIGHLIGHTS: readonly HighlightText[] = [
  [
    'Member wins',
    ['member-wins.svg', 'Sana: three regular cycles in a row', 6],
    ['member-wins.svg', 'Hira walked every single day of October', 6],
    ['team-photo.svg', 'Mahnoor’s fasting insulin came down by half', 8],
    ['coach-hello.mp4', 'Amina says well done to all of you', 12],
  ],
  [
    'Meal prep Sunday with the whole team',
    ['meal-prep-sunday.svg', 'One tray of vegetables, four lunches', 7],
    ['market-haul.svg', 'What we bought, for less than a takeaway', 7],
    ['kitchen-tour.mp4', 'Where everything stands in Zara’s kitchen', 15],
    ['meal-prep-sunday.svg', 'Boil the eggs while the oven is hot', 6],
    ['breakfast-ideas.svg', 'Monday’s breakfast is done as well', 6],
    ['coach-notes.svg', 'The list to print and stick to the fridge', 10],
  ],
  ['Morning walks', ['morning-walk.svg', 'Fifteen minutes before the first message', 5]],
  [
    'One minute of breathing',
    ['breathing-minute.mp4', 'In for four, out for six', 60],
    ['stretch-break.svg', 'And then roll your shoulders', 6],
  ],
  [
    'Market haul',
    ['market-haul.svg', 'Guavas are in season: more vitamin C than oranges', 6],
    ['market-haul.svg', 'Pick okra that snaps', 5],
    ['meal-prep-sunday.svg', 'Wash once, eat all week', 6],
  ],
  [
    'Coach’s notes: insulin',
    ['coach-notes.svg', 'What it does, in three sentences', 12],
    ['coach-notes.svg', 'Why the order on your plate matters', 12],
    ['breakfast-ideas.svg', 'Greens, then protein, then bread', 8],
  ],
  [
    'Hydration challenge',
    ['hydration-challenge.svg', 'Seven days, two litres, one sticker for each', 6],
    ['hydration-challenge.svg', 'Day three is the hard one', 6],
    ['member-wins.svg', 'Forty-one of you finished', 7],
  ],
  ['Stretch break', ['stretch-break.svg', 'For everyone who has been sitting since nine', 6]],
  [
    'Breakfast ideas',
    ['breakfast-ideas.svg', 'Chickpea pancake with yoghurt', 6],
    ['breakfast-ideas.svg', 'Eggs in last night’s tomato sauce', 6],
    ['breakfast-ideas.svg', 'Curd, flax and a spoon of dates', 6],
    ['kitchen-tour.mp4', 'All three in under ten minutes', 20],
  ],
  [
    'Cycle diary',
    ['cycle-diary.svg', 'Day one is the first day of full flow', 8],
    ['cycle-diary.svg', 'What to write on a day with nothing to write', 8],
  ],
  [
    'Meet the team',
    ['team-photo.svg', 'Five coaches, one doctor, one tea drawer', 7],
    ['coach-hello.mp4', 'Hello from Amina', 10],
  ],
  ['Eating out', ['market-haul.svg', 'Ask for the salad first, and for the sauce beside it', 7]],
  [
    'Sleep week',
    ['cycle-diary.svg', 'Seven nights, one bedtime', 6],
    ['breathing-minute.mp4', 'For when the head will not stop', 60],
    ['coach-notes.svg', 'What a short night does to tomorrow’s hunger', 10],
  ],
  [
    'Ramadan with PCOS',
    ['breakfast-ideas.svg', 'A suhoor that lasts', 8],
    ['hydration-challenge.svg', 'Eight glasses between sunset and dawn', 8],
    ['morning-walk.svg', 'Walk after iftar, not before', 6],
    ['coach-notes.svg', 'Medicine times: ask us first', 9],
    ['member-wins.svg', 'How last year’s group did', 8],
  ],
  ['Skin and hair', ['coach-notes.svg', 'Six months is what a follicle needs', 8]],
  [
    'Strength at home',
    ['stretch-break.svg', 'A chair, a wall and two water bottles', 6],
    ['coach-hello.mp4', 'Amina shows the squat', 14],
  ],
  [
    'Snack drawer',
    ['market-haul.svg', 'Roasted chickpeas keep for a week', 6],
    ['breakfast-ideas.svg', 'An apple is better with almonds', 6],
  ],
  [
    'Lab results, explained',
    ['coach-notes.svg', 'Fasting insulin and HOMA', 12],
    ['coach-notes.svg', 'AMH is not a verdict', 12],
    ['cycle-diary.svg', 'Which day of the cycle to test on', 9],
  ],
  ['Travel days', ['morning-walk.svg', 'Airport corridors are walking tracks', 6]],
  ['Tea hour', ['hydration-challenge.svg', 'Spearmint, twice a day', 6], ['kitchen-tour.mp4', 'How Zara makes it', 11]],
  [
    'Questions of the week',
    ['coach-notes.svg', 'Do I have to give up rice?', 10],
    ['coach-notes.svg', 'Is dairy the problem?', 10],
    ['coach-hello.mp4', 'Amina answers the third one', 25],
  ],
  ['First week checklist', ['coach-notes.svg', 'Five small things, no weighing', 9]],
  [
    'Group walk in Lahore',
    ['team-photo.svg', 'Thirty-two of you came', 7],
    ['morning-walk.svg', 'Next one: first Saturday of the month', 7],
  ],
  [
    'Mind and mood',
    ['breathing-minute.mp4', 'Before the difficult call', 60],
    ['cycle-diary.svg', 'Low days come in a pattern: find yours', 8],
  ],
];
