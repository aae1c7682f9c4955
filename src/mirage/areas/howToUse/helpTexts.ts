/** `media` is the name of a seed file. */
export type HelpText = readonly [title: string, description: string, media: string];

/** The practice's help contents by category. */
export const HELP: readonly (readonly [title: string, contents: readonly HelpText[]])[] = [
  [
    'Getting started',
    [
      [
        'Welcome from Amina',
        'Two minutes about who we are and what the next weeks look like. You do not have to change everything on the first day: pick one meal and one walk, and let the app remind you of the rest.',
        'highlights/coach-hello.mp4',
      ],
      [
        'Fill in your assessment',
        'Open Profile, then Assessment.\nTake ten quiet minutes and answer as things are, not as they should be. Have your last blood test at hand if there is one; a photo of it is enough.\nYour coach reads it within two working days and then your plan appears.',
        'highlights/coach-notes.svg',
      ],
      [
        'Find your way around',
        'The bar at the bottom has five places: Today, Food, Move, Community and you. Today collects whatever is due, so on a busy day it is the only one you need.',
        'highlights/kitchen-tour.mp4',
      ],
      [
        'Choose when we remind you',
        'Under Profile, then Reminders, each reminder has its own time and its own switch. Most members keep three: water at ten, the walk after lunch, and lights out.',
        'habits/sleep-by-ten.svg',
      ],
      [
        'Put the app on a second phone',
        'Sign in with the same email. Everything you logged comes along; only reminders are set on each phone by itself.',
        'habits/log-meals.svg',
      ],
    ],
  ],
  [
    'Logging your day',
    [
      [
        'Log a meal in ten seconds',
        'Tap the plus on Today and take the photo before the first bite. Words are optional. Your coach looks for three things: something green, something with protein, and what you drank.',
        'habits/log-meals.svg',
      ],
      [
        'Tick off habits',
        'A habit counts for the day on which you tick it, until three in the morning.\nForgot one? Hold the day in the week’s row and tick it there. We would rather have it late than not at all.',
        'habits/daily-walk.svg',
      ],
      [
        'Count water without counting',
        'Tell the app once how much your glass or bottle holds. From then on one tap is one glass, and tea without sugar counts as well.',
        'habits/drink-water.svg',
      ],
      [
        'Keep your cycle diary',
        'Mark the first day of bleeding, even if it is only spotting. After three entries the diary shows the length of your cycles, and your coach sees the same picture as you.\nNothing of it is shown in the community.',
        'highlights/cycle-diary.svg',
      ],
      [
        'Measure yourself once a month',
        'On the same day of the month, in the morning, with the same tape. Inches change before the scales do, so we ask for both.\nWaist: at the navel, after breathing out. Hips: at the widest place. Thigh: a hand above the knee.',
        'highlights/coach-notes.svg',
      ],
      [
        'Supplements and tablets',
        'Your list is filled in by your coach. Tick what you took; if something does not agree with you, write a note there and stop until you hear from us.',
        'habits/take-supplements.svg',
      ],
    ],
  ],
  [
    'Workouts',
    [
      [
        'Read your week',
        'Each day of the week is a tab. Sets and repetitions stand on the card, and the film shows one repetition from the side. Do what you can with a straight back and leave the rest.',
        'exercises/bodyweight-squat.mp4',
      ],
      [
        'Warm up first',
        'Five minutes are enough: circle the hips, march on the spot, ten slow cat and cow. On cold mornings do it twice.',
        'exercises/hip-circles.mp4',
      ],
      [
        'Make an exercise easier',
        'Every card has an easier version under More.\nPush-ups go to the wall, lunges get a chair to hold, planks go down to the knees. Easier and finished beats harder and skipped.',
        'exercises/wall-push-up.mp4',
      ],
      [
        'When you bleed or feel low',
        'Choose Gentle day at the top of the tab. It replaces the strength work with stretching and a walk, and your streak stays whole.',
        'habits/evening-stretch.svg',
      ],
      [
        'No room, no equipment',
        'A towel on the floor and a full water bottle do for everything in the first month. If a film shows a band, the card says what to take in its place.',
        'exercises/glute-bridge.mp4',
      ],
      [
        'Pain is a reason to stop',
        'Warm, tired muscles are fine. Something sharp, or anything in a joint, is not. Stop, tell us in the chat which exercise it was, and we will change it before the next day.',
        'highlights/stretch-break.svg',
      ],
      [
        'Breathe with the movement',
        'Out on the way up, in on the way down. If you hold your breath the weight is too heavy.',
        'highlights/breathing-minute.mp4',
      ],
    ],
  ],
  [
    'Food and recipes',
    [
      [
        'Pick your kcal',
        'Your coach sets one number for you; the diet plans that fit are shown first. Hungry for three days in a row? Write to us, and do not go lower on your own.',
        'dishes/chicken-quinoa-bowl.svg',
      ],
      [
        'Swap a meal',
        'Hold the meal, choose Swap, and you see dishes with about the same protein. Swaps stay for that day only.',
        'dishes/palak-paneer-with-rice.svg',
      ],
      [
        'Cook for the whole family',
        'Set the number of people at the top of a recipe and the amounts follow. Give the others bread or rice beside it and keep your own plate as it is: half vegetables, a palm of protein, a fist of starch.',
        'dishes/mixed-daal-with-cauliflower.svg',
      ],
      [
        'Turn the week into a shopping list',
        'Choose the days, tap List, and take away what you have at home. The list works without a connection, which most shops do not have either.',
        'highlights/market-haul.svg',
      ],
      [
        'Eating out',
        'Look at the menu before you go. Ask for the sauce beside the dish, start with the salad, share the dessert, and log the photo all the same.',
        'dishes/tandoori-chicken-with-raita.svg',
      ],
    ],
  ],
  [
    'Coach and community',
    [
      [
        'Write to your coach',
        'The chat is open all day; answers come from Monday to Friday until noon, your time. For anything urgent about your health please call your doctor, not us.',
        'highlights/team-photo.svg',
      ],
      [
        'Introduce yourself',
        'Three sentences are plenty: where you live, what brought you here, and what you are looking forward to. You may choose another name for the community.',
        'highlights/member-wins.svg',
      ],
      [
        'Ask a good question',
        'Say what you ate, how you slept and what you would like to be different. One question in each post, with a photo if it helps.\nBefore you write, look whether somebody has asked it already: the search is at the top.',
        'highlights/breakfast-ideas.svg',
      ],
      [
        'What we do not allow',
        'No selling, no before and after pictures of other people, no medical advice to one another. Be as kind as you would be at a kitchen table. Posts that are not go away, and we tell you why.',
        'highlights/morning-walk.svg',
      ],
    ],
  ],
];
