import { type GroupText } from './communityText';

export const NEWCOMERS: GroupText = {
  title: 'New here',
  privacy: 'members',
  color: '#4a7fb5',
  members: 187,
  posts: [
    {
      title: 'Welcome, and where to begin',
      content:
        'Fill in the assessment, take your measurements, look at the plan for this week. That is enough for the first day.\n\nEverything else can wait until you have slept.',
      answer: 'Questions go into "Ask the coach". Nobody expects you to know the app by heart.',
      replies: ['Short and kind, thank you.'],
      pictures: ['highlights/team-photo.svg', 'highlights/coach-notes.svg'],
    },
    {
      title: 'Where do I find my meal plan?',
      content: 'I see recipes and habits, but no plan. Am I blind?',
      replies: ['Second tab, the calendar. I looked for three days.', 'Found it now, thanks to you two.'],
    },
    {
      title: 'Hello from Lahore',
      content: 'Mother of two, teacher, diagnosed last month. I like to cook and hate to measure.',
      replies: ['Hello from Multan!', 'Use your hand: a palm, a fist, a thumb.'],
      answer: 'Welcome! No scales in your first two weeks, I promise.',
    },
    {
      title: 'How do I attach the receipt?',
      content: 'I paid by bank transfer on Friday, and the app asks for a picture. Which one?',
      answer: 'A screenshot of the transfer is enough, with date and amount. It takes us a day to check.',
      replies: ['Mine was approved within hours.'],
    },
    {
      title: 'Vegetarian from birth',
      content: 'Half of the plan is fish and chicken. Is there anything for me?',
      replies: ['Plenty: paneer, tofu, lentils, eggs if you eat them.', 'Chickpea pancakes changed my mornings.'],
      answer: 'I have switched your plan to vegetarian this morning, have a look.',
      pictures: [
        'dishes/palak-paneer-with-rice.svg',
        'dishes/tofu-and-broccoli-stir-fry.svg',
        'dishes/chickpea-spinach-curry.svg',
      ],
    },
    {
      title: 'Wrong start weight',
      content: 'I typed 96 instead of 69 and the app congratulates me daily.',
      replies: ['Best weight loss ever.', 'Leave it, everyone needs a fan.'],
      answer: 'Corrected. The congratulations are real all the same.',
    },
    {
      title: 'Is it always this much chewing?',
      content: 'I have never eaten so many vegetables. My jaw is training as well.',
      replies: ['It gets easier. Soup helps.', 'Roast them, they shrink.'],
      pictures: ['habits/five-vegetables.svg'],
      answer: 'The first two weeks. Grate them, cook them, blend them: all of it counts.',
    },
    {
      title: 'Husband-friendly dinners',
      content: 'He calls it rabbit food. Give me something that fools him.',
      replies: ['Turkey meatballs. He asked for seconds.', 'Kidney bean chilli, and do not say a word.'],
      pictures: ['dishes/turkey-meatballs-in-tomato-sauce.svg', 'dishes/kidney-bean-chilli.svg'],
      answer: 'Under Recipes, Dinner: the chilli and the meatballs have fooled many.',
    },
    {
      title: 'Do I have to log every meal?',
      content: 'I manage breakfast, then life happens.',
      answer: 'Log one meal a day, the same one. I learn more from that than from one perfect day.',
      replies: ['Oh good.', 'Photo now, words later. That is how I do it.'],
      oldPicture: 'habits/log-meals.svg',
    },
    {
      title: 'Can my sister join with my account?',
      content: 'She has the same thing, but is shy. We would look at it together.',
      replies: ['There is a trial week, she could start with that.', 'My sister and I compare our plans on Sundays.'],
      answer: 'An account is for one person, since the plan is. I send her a code for the trial week.',
    },
    {
      title: 'Day three without sugar in my tea',
      content: 'I miss it. That is the whole post.',
      replies: ['Day nine was my last bad day.', 'Cardamom. Trust me.', 'We miss it with you.'],
      answer: 'The worst is over on day ten. Cardamom is a good bridge.',
    },
    {
      title: 'Notifications at six in the morning',
      content: 'I work late. How do I move the reminder for the walk?',
      replies: ['Habits, then the bell beside the name.', 'I walk at nine in the evening, with a torch.'],
      answer: 'As said above. And nobody needs to walk at six.',
    },
    {
      title: 'Too old for this?',
      content: 'I am 52 and in the middle of the change. Everyone here seems to be thirty.',
      replies: ['54. Sit down next to me.', 'Forty-nine and three quarters!'],
      answer: 'You are in the right place. We have plans for exactly these years.',
    },
    {
      title: 'The app shows yesterday',
      content: 'It says Tuesday, and here in Toronto it is Tuesday, but my friend already has Wednesday’s plan.',
      replies: ['Time zones. She lives in tomorrow.'],
      answer: 'Thank you, the app follows the clock of the phone. Please check its time zone.',
    },
    {
      title: 'Thank you for the quiet welcome',
      content: 'No fuss, no before pictures, just a plan and a person who answers. I stay.',
      replies: ['We are glad.', 'Same reason I stayed.', 'See you on the other side of week one.'],
      pictures: ['dishes/greek-salad-with-chickpeas.svg'],
      answer: 'You are welcome to stay as long as you like.',
    },
  ],
};
