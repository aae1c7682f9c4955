import { type GroupText } from './communityText';

export const RAMADAN: GroupText = {
  title: 'Ramadan together',
  privacy: 'members',
  color: null,
  members: null,
  posts: [
    {
      title: 'Suhoor that lasts until asr',
      content:
        'Oats with milk, two eggs, half an avocado, water. I tried bread and jam on the second day and was lost by noon.',
      answer: 'The eggs do the work here. Add a pinch of salt to the water.',
      replies: ['Labneh and cucumbers for me.', 'Date in the oats, not beside them.'],
      pictures: ['dishes/savoury-oats-with-egg.svg', 'dishes/boiled-eggs-with-avocado.svg'],
    },
    {
      title: 'Three dates or one?',
      content: 'My grandmother would not forgive one. My glucose does not forgive three.',
      replies: [
        'One at the call, one after soup, one for grandmother.',
        'With walnuts inside it is hardly a date any more.',
      ],
      answer: 'With a walnut in each, two are fine.',
      pictures: ['dishes/dates-with-walnuts.svg'],
    },
    {
      title: 'Fried things at every table',
      content: 'Samosa, pakora, spring rolls, every single evening. Saying no for thirty days is a sport of its own.',
      replies: [
        'I bake mine and hide them among the fried ones. Nobody noticed.',
        'Soup first. By then half of the hunger is gone.',
      ],
    },
    {
      title: 'Training while fasting',
      content: 'Before iftar I am a rag, after taraweeh it is midnight. When do you train, if at all?',
      answer:
        'Twenty minutes, half an hour before iftar, and light. Hold what you have, you can build it again in Shawwal.',
      replies: ['After suhoor, then back to bed.', 'Only walks this month and no regrets.'],
    },
    {
      title: 'Fasting with metformin',
      content:
        'My doctor moved both tablets to the evening. Do ask yours before the first day, mine had a printed sheet for it.',
      replies: ['The pharmacist helped me in two minutes.', 'The printed sheet is gold. Ours is on the fridge.'],
      answer: 'Exactly right: ask first, and bring the sheet to the talk with me.',
    },
    {
      title: 'Coffee headache, day two',
      content: 'Next year I stop a week earlier. I say that every year.',
      replies: ['Every year, sister.', 'Half a cup less each day in Shaban. It works.'],
      answer: 'Half a cup less every second day, from next week on. I set you a reminder.',
    },
    {
      title: 'Water between iftar and suhoor',
      content: 'Six glasses is my record. I set an alarm for each and my husband thinks we have a gas leak.',
      replies: [
        'A jug on the prayer mat side, finished by the end of taraweeh.',
        'A gas leak! I laughed so loud that the baby woke up.',
      ],
      answer: 'Cucumber, melon and soup count too.',
      pictures: ['habits/drink-water.svg', 'dishes/watermelon-lime-cooler.svg', 'dishes/lemon-chia-water.svg'],
    },
    {
      title: 'Making up the days',
      content: 'Seven left from last year because of the bleeding that would not stop. How do you spread them?',
      replies: ['Mondays and Thursdays in winter, short days.', 'My sister and I do them together.'],
      answer: 'Not two in a row while the bleeding is heavy, and eat iron on the evenings before.',
    },
    {
      title: 'Iftar plate of my mother',
      content:
        'Half of it is salad now. It took her three Ramadans to believe in it, and she tells everyone it was her idea.',
      replies: ['Long live your mother!', 'It is always their idea in the end.'],
      oldPicture: 'dishes/lentil-and-kale-salad.svg',
      answer: 'Tell her that the coach would like the recipe.',
    },
    {
      title: 'Night eating',
      content:
        'I do not break my fast with too much, but from ten to one I graze. Biscuits, nuts, what the children leave.',
      answer: 'Plan a second small plate for ten o’clock and sit down to it. Grazing is often a missed meal.',
      replies: [
        'The children’s leftovers are my downfall too.',
        'I brush my teeth at ten. It helps more than willpower.',
      ],
    },
    {
      title: 'Sweet things for Eid',
      content: 'Looking for something that feels like a feast and does not put me to sleep at eleven in the morning.',
      replies: ['Carrot pudding with cardamom and hardly any sugar.', 'Date balls in cocoa. Gone in a minute.'],
      pictures: ['dishes/carrot-and-cardamom-pudding.svg', 'dishes/cocoa-date-balls.svg'],
      answer: 'The carrot pudding is in the recipes. A small bowl, after the meal and not before it.',
    },
    {
      title: 'Not fasting this year',
      content: 'Breastfeeding and anaemic, and it still feels strange to eat alone in the kitchen.',
      replies: [
        'You are doing your share. Truly.',
        'I sat on the kitchen floor last year. Next to me is a place for you.',
      ],
      answer: 'Eating is your task this month. Your doctor and I are glad of it.',
    },
    {
      title: 'The first evening',
      content: 'Soup, salad, fish, one quiet hour. I would like the rest of the month to be like that.',
      replies: ['May it be.'],
      pictures: ['dishes/fish-tikka-with-salad.svg'],
      answer: 'So would I. Keep the quiet hour.',
    },
    {
      title: 'Sleep in two halves',
      content: 'Eleven to half past three, then six to seven. By the third week I put my keys into the fridge.',
      replies: ['Phone in the oven here. Switched off, thank God.'],
      answer: 'A nap of twenty minutes after zuhr, with an alarm. It holds people up through the last ten nights.',
    },
    {
      title: 'See you in Shawwal',
      content: 'Thank you for thirty evenings. The group is quiet until next year and stays open for reading.',
      isClosed: true,
    },
  ],
};
