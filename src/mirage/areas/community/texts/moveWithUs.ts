import { type GroupText } from './communityText';

export const MOVE_WITH_US: GroupText = {
  title: 'Move with us',
  privacy: 'members',
  color: '#c07a12',
  members: 76,
  posts: [
    {
      title: 'Ten minutes after every meal',
      content:
        'I walk around the block after breakfast, lunch and dinner. That is all the training I did in June. My glucose after lunch went from 168 to 131.',
      answer: 'The muscles take the sugar up while you walk. Ten minutes are enough, as you can see.',
      replies: ['My neighbours think I lost a cat.', 'Starting today, with the pram.'],
      pictures: ['habits/daily-walk.svg'],
    },
    {
      title: 'Are squats bad for my knees?',
      content: 'They crack like popcorn. No pain, only noise. Should I stop?',
      answer: 'Noise without pain is harmless. Sit down to a chair and stand up again until you feel safe.',
      replies: ['Popcorn knees unite.', 'Mine went quiet once I warmed up properly.'],
    },
    {
      title: 'First push-up on my toes',
      content: 'One. Ugly. Filmed by my son, who counted to one very loudly.',
      replies: ['One is one more than zero!', 'I want the video.', 'On my knees still, and proud of you.'],
    },
    {
      title: 'Training on the first days of the period',
      content: 'Do you rest, stretch or carry on? I feel guilty either way.',
      replies: ['Stretch and a hot water bottle.', 'I carry on, but lighter.'],
      answer: 'Whatever feels kind. Two quiet days change nothing in your results, guilt does.',
      pictures: ['habits/evening-stretch.svg', 'highlights/stretch-break.svg'],
    },
    {
      title: 'Where do you put your mat?',
      content: 'We live in 38 square metres. I train between the bed and the door and my husband climbs over me.',
      replies: ['In the kitchen, the dog on the mat.', 'On the balcony until October.'],
    },
    {
      title: 'Week five: a kilo more on each side',
      content: 'From 3 to 4 kg. It sounds like nothing, but last month I could not open the pickle jar either.',
      answer: 'Add a set before you add weight again, and keep two repetitions in reserve.',
      replies: ['Pickle strength is real strength.', 'From 2 to 3 here, we are coming for you.'],
    },
    {
      title: 'Too tired after work',
      content:
        'I come home at seven, cook, put the children to bed, and then the mat looks at me. How do you do it? Honest answers, please.',
      replies: [
        'I do not. I train at six in the morning, and it is awful, and it works.',
        'Twelve minutes at lunch behind the closed door of the meeting room.',
        'With the children. It is chaos, but it counts.',
      ],
      answer: 'Choose the day you have least to do and do one long session; on all others only the walk.',
    },
    {
      title: 'Shoes for wide feet',
      content: 'Please recommend something that is not grey. I have bunions and a low budget.',
      replies: ['Men’s section, size down. More colours too.', 'I ordered mine half a size up and changed the laces.'],
      answer: 'Look for a wide toe box, and buy in the evening, when feet are larger.',
    },
    {
      title: 'Hill by the sea',
      content: '142 steps up, breakfast on top. In spring I had to stop four times, today once, and only for the view.',
      replies: ['What a view that must be.', 'And what is for breakfast?'],
      pictures: ['highlights/morning-walk.svg', 'dishes/boiled-eggs-with-avocado.svg'],
      answer: 'Four stops, one, none. Write down the date of that one.',
    },
    {
      title: 'Strength or cardio for insulin?',
      content: 'Every page on the internet says something else.',
      answer: 'Both help. If you have time for one, take strength twice a week, and walk in between.',
      replies: ['Short and clear, thank you.', 'I print this and hang it up in the hall.'],
    },
    {
      title: 'Sore for four days',
      content: 'The new glute day has left me walking like a cowboy. Is that normal?',
      replies: ['Stairs. Going down. Never again.', 'It is better the second week.'],
      answer: 'Two days are normal, four mean too much at once. Half the sets next week.',
    },
    {
      title: 'The stretch break at three',
      content:
        'We do it in our office now, seven women and Greg. Five minutes, arms over head, someone always brings fruit.',
      replies: ['Greg!', 'Tell Greg we said hello.'],
      oldPicture: 'highlights/stretch-break.svg',
      answer: 'Greg may have the first place in the September challenge.',
    },
    {
      title: 'September challenge: 7,000 steps',
      content: 'Write your number below on Sunday evening. No prizes, only honour.',
      isClosed: true,
      pictures: ['highlights/member-wins.svg', 'habits/daily-walk.svg', 'highlights/coach-notes.svg'],
    },
    {
      title: 'Swimming with a scarf',
      content:
        'I found a suit that covers everything and dries fast, and a pool with women’s hours on Tuesdays. I had missed water so much.',
      replies: ['Which suit, please?', 'Tuesday hours exist in my town too, never knew.'],
      answer: 'Swimming counts double for sore hips. Enjoy it.',
    },
    {
      title: 'Back after a broken ankle',
      content: 'Eleven weeks of nothing. I restart at week one and try not to compare.',
      replies: ['Patience. Mine took six months and is stronger than the other now.', 'Stairs were my first gym.'],
      answer: 'Week one, without the jumps. Tell me how it is the morning after.',
    },
  ],
};
