import { type GroupText } from './communityText';

export const CYCLE: GroupText = {
  title: 'Cycle and hormones',
  privacy: 'members',
  color: '#8f2560',
  members: 61,
  posts: [
    {
      title: 'Day 47 and counting',
      content:
        'Test is negative, mood is grey, chest hurts since a week. How long do you wait before you call somebody?',
      answer: 'From day 60 without a period I would call, sooner if you have pain. Take another test at the weekend.',
      replies: ['My doctor said ninety days, but call when you worry.', 'Sending a hug.'],
    },
    {
      title: 'How I keep my cycle diary',
      content:
        'Three marks a day in a paper notebook: sleep, mood, skin. After four months I could see the pattern without any app.',
      replies: ['Show us a page?', 'Paper forever.', 'I use stickers. Judge me.'],
      pictures: ['highlights/cycle-diary.svg'],
    },
    {
      title: 'Spearmint tea: yes or no?',
      content: 'Two cups for eight weeks. Fewer hairs on the chin, or do I only want to see it?',
      answer: 'Small studies show a small effect. Keep it if you like the taste.',
      replies: ['I like it cold, with cucumber.', 'No effect here, but I sleep better.'],
      pictures: ['dishes/spearmint-tea.svg', 'dishes/cucumber-mint-water.svg'],
    },
    {
      title: 'AMH of 9.8, what does it mean?',
      content: 'The lab marked it in red and the next appointment is in five weeks. I have read too much already.',
      replies: [
        'Mine was 11 and I have two children.',
        'Close the tabs. All of them.',
        'Five weeks are long. Write to us meanwhile.',
      ],
      answer:
        'It is typical for PCOS: many small follicles. It says little about you as a person and not much about your chances.',
    },
    {
      title: 'Pill stopped, now what?',
      content: 'Nine years on it. Six weeks off, skin like a teenager, no period in sight. Tell me it gets better.',
      replies: [
        'It did, in month five.',
        'Zinc and patience.',
        'Mine took seven months, and then came like clockwork.',
        'Write down the skin as well, it helps the doctor.',
        'Ask for a blood test after three months.',
      ],
    },
    {
      title: 'The week before',
      content:
        'I eat everything that does not run away and then cry about an advert for nappies. Six days a month I am someone else.',
      replies: ['The nappies one gets me too.', 'Potatoes help. I mean it.'],
      answer: 'Plan 200 kcal more for these days, with protein. Hunger before the period is real.',
    },
    {
      title: 'Basal temperature with a toddler',
      content: 'He wakes me at five, then at six, then sits on the thermometer. Is there any point in measuring?',
      replies: ['A ring that measures at night saved me.', 'Not for me, I write down how I feel instead.'],
      answer: 'Not with that sleep. Follow the mucus instead, I explain it in the app.',
    },
    {
      title: 'Inositol, month three',
      content: 'Cycle lengths: 61, 48, 39. Same brand, 4 g a day, with breakfast. Nothing else changed.',
      replies: [
        'What a nice row of numbers.',
        'I could not stand the taste, capsules went better.',
        'Which brand is it?',
      ],
      answer: 'Keep going to month six before you judge it.',
      pictures: ['habits/take-supplements.svg'],
    },
    {
      title: 'Blood test: which day?',
      content: 'The lab says day three, but what is day three when nothing comes?',
      answer: 'Without a cycle any morning will do, fasting. Have them note that you had no bleeding.',
      replies: ['Thank you for asking this, I never dared.'],
    },
    {
      title: 'Dark hair on the chin',
      content: 'I carry tweezers in three bags. Laser, thread, or leave it? Skin is brown, so not every laser works.',
      replies: [
        'Ask for an Nd:YAG, that is the one for us.',
        'Thread, every two weeks, by my cousin.',
        'I stopped caring at 40. It is lovely here.',
      ],
      answer: 'Ask for a test patch first, and tell them which medicine you take.',
    },
    {
      title: 'Sleep and my cycle',
      content: 'Three weeks of bed before eleven: the first ovulation I could feel in a year. Coincidence?',
      replies: ['Same. I go to bed with the chickens now.', 'No coincidence, says my watch.'],
      oldPicture: 'habits/sleep-by-ten.svg',
      answer: 'One cycle is a hint, three are a pattern. Keep the bedtime.',
    },
    {
      title: 'Thyroid as well',
      content: 'So it is both. TSH 6.1. The doctor wants to start small. Who else has the double pack?',
      replies: ['Here! The tablet at six, breakfast at seven.', 'And coffee only after that, learnt it the hard way.'],
      answer: 'Send me the next value. Until then calcium and iron four hours apart from the tablet.',
    },
    {
      title: 'Ovulation pain or something else?',
      content: 'A stitch on the right, always around day 20, gone the next morning.',
      answer:
        'That fits ovulation. If it lasts longer than two days, comes with fever or gets strong, see someone the same day.',
      replies: ['Mine changes sides like a tennis match.', 'I thought it was appendicitis the first time.'],
    },
    {
      title: 'Books that are worth it',
      content: 'Looking for something with sources and without miracle smoothies.',
      replies: ['Anything that cites more than it promises.', 'The library has more than I thought.'],
      answer: 'There is a short list under How to use. Every title names its sources.',
    },
    {
      title: 'Please do not post doses here',
      content:
        'What helps one of us can harm the next. Ask your doctor, or write to me in the app. Such posts are taken down.',
      isClosed: true,
    },
  ],
};
