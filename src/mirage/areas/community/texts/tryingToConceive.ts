import { type GroupText } from './communityText';

export const TRYING: GroupText = {
  title: 'Trying to conceive',
  privacy: 'members',
  color: 'rgb(74 69 150)',
  members: 43,
  posts: [
    {
      title: 'Introduce yourself, if you like',
      content:
        'How long, what you have tried, and one thing that has nothing to do with it. I begin: two years, letrozole twice, and I breed snails.',
      replies: [
        'Fourteen months, nothing yet, I play the trumpet badly.',
        'Snails! Four years, one IVF, I collect stamps.',
        'New. Scared. Good at tarts.',
      ],
    },
    {
      title: 'The two-week wait',
      content: 'Day eight after. I have googled "twinge left side" so often that my phone completes it.',
      replies: ['Put the phone into the drawer with the socks.', 'I start a puzzle each time. I own eleven.'],
      answer: 'Nothing you eat or lift this week decides it. Go outside once a day.',
    },
    {
      title: 'Letrozole, cycle two',
      content:
        'Headache on day four, two good follicles on day twelve. First time that I have heard "good" in that room.',
      replies: ['Good is good!', 'Fingers and toes crossed.', 'The headache passed on day seven for me.'],
    },
    {
      title: 'Baby showers',
      content: 'Three invitations for May. I love these women. I do not know whether I can sit there with a paper hat.',
      replies: [
        'Send a beautiful present and go to the sea.',
        'I went for one hour and told the host before. That was right for me.',
      ],
      answer: 'You may decline without a reason.',
    },
    {
      title: 'What he can do',
      content: 'We talk about my body all day. His results were not great either. What did your partners change?',
      answer: 'Three months without smoking and hot baths, walking, fish twice a week. Then have it repeated.',
      replies: ['Mine gave up the laptop on his lap.', 'Loose trousers, and he complains daily.'],
      pictures: ['dishes/trout-with-dill-potatoes.svg', 'dishes/salmon-and-edamame-bowl.svg'],
    },
    {
      title: 'Five per cent',
      content:
        'The clinic said that five per cent less weight could start ovulation. That is four kilos. Four sounds possible.',
      replies: ['It did for me, at three and a half.', 'Nine months for my five per cent, and worth it.'],
      answer: 'It is possible, and slowly. We aim for half a kilo a week, not more.',
    },
    {
      title: 'Miscarriage in week nine',
      content: 'I only wanted to tell someone who does not say that at least I can get pregnant.',
      replies: ['I am so sorry. No "at least" from me.', 'Holding your hand from here.', 'We remember them with you.'],
      answer: 'I am very sorry. Write to me whenever you want, about anything or nothing.',
    },
    {
      title: 'Which prenatal vitamin?',
      content: 'Forty kinds in the shop and all have a stork on them.',
      replies: ['The cheapest with folate and iodine, said my midwife.', 'Mine has no stork and works the same.'],
      answer: 'Folate, iodine, vitamin D. Show me the label before you pay for a stork.',
    },
    {
      title: 'Clinic or wait?',
      content: 'Thirty-six, eighteen months, cycles of forty days. My husband wants to give it until summer.',
      answer:
        'At your age and with these cycles I would ask for an appointment now. Waiting lists take until summer anyway.',
      replies: ['What she says. Ours took five months.'],
    },
    {
      title: 'Positive. Cautiously.',
      content: 'Very faint, three mornings in a row. We have told nobody but you and the snails.',
      replies: ['The snails!', 'Faint is a line. Congratulations.', 'Breathing with you.'],
      answer: 'Breathing with you too. Call your doctor for the first test this week.',
    },
    {
      title: 'Food in the second half',
      content: 'Does anybody eat differently after ovulation, or is that a tale?',
      replies: ['Warm food, because I like it. Not because of science.'],
      pictures: [
        'dishes/pumpkin-ginger-soup.svg',
        'dishes/golden-turmeric-milk.svg',
        'dishes/beef-and-pepper-stir-fry.svg',
      ],
      answer: 'A tale for the most part. Eat enough, that is what matters.',
    },
    {
      title: 'Taking a break',
      content:
        'Three months without apps, strips and calendars. We booked a week in the mountains and will just be two people.',
      replies: ['Enjoy every minute.', 'The break was the best thing we did.', 'Send us a mountain.'],
      oldPicture: 'highlights/morning-walk.svg',
      answer: 'Enjoy the mountains. The plan waits, and so do I.',
    },
    {
      title: 'Aunties at weddings',
      content: '"Good news?" Yes, aunty, I have been promoted.',
      replies: ['Using this on Saturday.', 'Mine got: "The buffet is open, that is the good news."'],
      answer: 'Promoted! Congratulations, from all of us here.',
    },
    {
      title: 'HSG: did it hurt?',
      content: 'Monday at nine. I am told "like cramps", and my cramps are not small.',
      replies: ['Two paracetamol an hour before, over in five minutes.', 'It hurt, briefly. Take somebody with you.'],
      answer: 'Ask for a painkiller an hour before, and do not drive home alone.',
    },
    {
      title: 'What belongs here and what does not',
      content:
        'Tests, tears, good news with a warning in the title. No pictures of scans, please, and no advice to "just relax".',
      answer: 'Thank you for keeping it kind.',
    },
  ],
};
