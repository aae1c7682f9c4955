import { type GroupText } from './communityText';

export const PCOS_STORIES: GroupText = {
  title: 'PCOS stories',
  privacy: 'members',
  color: '#6a63c9',
  members: 128,
  posts: [
    {
      title: 'Four weeks of the breakfast plan',
      content:
        'My energy is steadier and the mid-morning cravings are nearly gone. This bowl is the one I keep coming back to: oats the night before, berries from the freezer, a spoon of walnuts on top. Happy to share the quantities.',
      answer: 'Lovely to read. Keep the walnuts, they help you stay full until lunch.',
      replies: [
        'Could you share the quantities for one serving?',
        'Saved this for Sunday prep.',
        'Same here, week three.',
      ],
      pictures: [
        'dishes/berry-overnight-oats.svg',
        'dishes/cherry-flax-bowl.svg',
        'dishes/apple-cinnamon-porridge.svg',
      ],
    },
    {
      title: 'Diagnosed at 31, and oddly relieved',
      content:
        'Ten years of being told to "just lose weight", and last Tuesday a doctor finally drew it on paper for me. I cried in the car, but it was the good kind.\n\nIf you are still waiting for answers: ask for the blood tests in writing.',
      replies: [
        'The paper drawing! Mine did that too, I still have it on the fridge.',
        'It took me eight years. Welcome, you are among friends.',
      ],
      answer: 'Thank you for telling us. Bring the results to your first check-in, we will read them together.',
    },
    {
      title: 'First period in five months',
      content:
        'Never thought I would be happy about cramps. I did nothing heroic: walked after dinner, went to bed before eleven, ate protein first thing. It came on day 34.',
      replies: [
        'Congratulations! I am on day 61 and hoping.',
        'The walk after dinner changed things for me as well.',
        'Day 34 is a lovely number.',
      ],
    },
    {
      title: 'How do you explain it to family?',
      content:
        'My mother-in-law thinks it is a phase and keeps putting paratha on my plate. I love her and I am tired. What do you say at the table?',
      replies: [
        'I eat half, praise it twice and ask for the recipe. Works every time.',
        'I told mine that my doctor said so. Doctors win over daughters-in-law.',
        'My husband explains it now. We agreed on that before Eid.',
      ],
      answer:
        'One sentence is enough: "My body handles sugar differently, so I eat in another order." Then change the subject.',
    },
    {
      title: 'The scale did not move, my jeans did',
      content:
        'Six weeks, minus 0.4 kg, and I wanted to give up. Then I tried on the jeans from before the wedding and they closed. Measure your waist, people.',
      answer: 'This is exactly why we ask for measurements and not only for weight.',
      replies: ['I needed this today.', 'Going to find my measuring tape now.'],
      pictures: ['highlights/member-wins.svg'],
    },
    {
      title: 'Hair on the pillow',
      content:
        'I lose so much hair that I am scared to wash it. Ferritin was 11. Has anyone seen it grow back once the iron went up?',
      replies: [
        'Yes, but it took seven months. Baby hairs everywhere now.',
        'Take it with orange juice, away from tea.',
        'Mine was 9, and I have a fringe again.',
      ],
      answer:
        'With a ferritin of 11 please let your doctor choose the dose. Send me the report before you buy anything.',
    },
    {
      title: 'One year with the group',
      content:
        'A year ago I wrote here at two in the morning, crying over a blood test. Today I answered a newcomer. That is all, I just wanted to say it out loud.',
      replies: ['You answered me. Thank you.', 'Here is to year two.', 'I read along that night. So glad you stayed.'],
      oldPicture: 'highlights/team-photo.svg',
      answer: 'I remember that night. Thank you for answering her today.',
    },
    {
      title: 'Acne along the jaw at 29',
      content:
        'Every month the same three places, like clockwork. Dropping whey calmed it for me within two weeks, spearmint did nothing. Curious what worked for others.',
      replies: [
        'Zinc for me, slowly.',
        'Spearmint worked for me, but only with two cups a day.',
        'Changing my pillowcase. Really.',
      ],
      answer: 'Give any change three cycles before you judge it. Whey is a good first suspect.',
    },
    {
      title: 'Pregnant after three years',
      content:
        'Eleven weeks today. I have been afraid to write it. I know how it felt to read such posts, so please scroll past if today is not the day for it. To the coaches: you never made me feel broken.',
      replies: ['So happy for you, and thank you for the warning at the top.', 'Crying on the bus.'],
      answer: 'What news! We will adjust your plan this week. Rest first.',
    },
    {
      title: 'I said no to cake at work and nobody died',
      content: 'Small win. It was the chocolate one too. I had my yoghurt at four and was simply not hungry.',
      replies: ['Huge win.', 'My colleagues still ask every Friday, stay strong.', 'Chocolate, of all cakes. Respect.'],
      answer: 'Not hungry is the part I would frame.',
    },
    {
      title: 'Do you also wake up at four?',
      content:
        'Wide awake, heart racing, then dead by three in the afternoon. My labs are fine apart from fasting insulin of 18. Wondering whether it is connected.',
      answer: 'It often is. Try a small dinner with protein and no screens after ten for a week, and note the nights.',
      replies: [
        'Mine stopped when I gave up the late biscuit with tea.',
        'Every night at ten past four, as if somebody rang.',
      ],
    },
    {
      title: 'Letter to my sixteen-year-old self',
      content:
        'You are not lazy. You are not greedy. The dark neck is not dirt. One day you will learn the word insulin and be angry for a while, and then you will get on with it.',
      replies: ['"The dark neck is not dirt." I scrubbed mine for years.', 'Please publish this somewhere.'],
      answer: 'May I read this to the newcomers, without your name?',
    },
    {
      title: 'Off metformin, with my doctor',
      content:
        'HbA1c 5.2 for the third time, so we agreed to try three months without. Nervous. Keeping the walks and the food exactly as they are.',
      replies: ['Let us know in March!', 'Brave, and sensible. We are behind you.'],
      answer: 'Well prepared. Put the next blood test into the app, so that we both see it.',
    },
    {
      title: 'Rules of this group',
      content:
        'Be kind. No before-and-after photos of bodies. No selling. Doses are between you and your doctor. What is written here stays here.',
      isClosed: true,
    },
    {
      title: 'Anyone from Leeds?',
      content: 'Would love to walk with somebody on Saturday mornings, Roundhay Park, slow pace, dog included.',
      replies: ['Twenty minutes away, and in!', 'Only if the dog is friendly. Mine is not.'],
      pictures: ['highlights/morning-walk.svg'],
      answer: 'Lovely. Tell us how far you got, the dog included.',
    },
  ],
};
