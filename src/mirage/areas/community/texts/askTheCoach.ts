import { type GroupText } from './communityText';

export const ASK_THE_COACH: GroupText = {
  title: 'Ask the coach',
  privacy: 'admin',
  color: '#b92539',
  members: 58,
  posts: [
    {
      title: 'How to ask so that I can answer well',
      content:
        'Write what you ate yesterday, how you slept, what you take, and what you would like to be different. One question for each post, please.\n\nI answer from Monday to Friday until noon.',
      replies: ['Noon in which time zone?'],
      answer: 'Yours, if I can.',
      pictures: ['highlights/coach-notes.svg'],
    },
    {
      title: 'Fruit after six in the evening?',
      content: 'My aunt says it turns into fat at sunset.',
      answer: 'Fruit cannot tell the time. A portion with some nuts is fine in the evening.',
      replies: ['Please tell my aunt too.'],
      pictures: [
        'dishes/apple-with-almond-butter.svg',
        'dishes/pear-with-cashews.svg',
        'dishes/berries-and-pistachios.svg',
      ],
    },
    {
      title: 'Travelling for three weeks',
      content:
        'Wedding season at home: fourteen dinners, no kitchen of my own. What is the minimum I should hold on to?\n\nI land on Friday, and the first table is set on Saturday.',
      replies: [
        'Fourteen! I had nine last year and thought that was a lot.',
        'Tell the aunts early, then they cook around it.',
        'A walk with the cousins after dinner, every evening.',
        'Protein at breakfast saved my last wedding season.',
        'Dance. It counts.',
      ],
      pictures: ['dishes/kidney-bean-chilli.svg', 'dishes/beetroot-and-walnut-salad.svg'],
    },
    {
      title: 'Plateau since Ramadan',
      content:
        'Minus 7 kg until March, not a gram since. 1,500 kcal, three sessions, 9,000 steps. Do I have to eat less?',
      replies: ['Same, watching this.', 'Eating more worked for me as well, to my surprise.'],
      answer: 'No. Eat 1,700 for two weeks, keep the training, and send me your waist. Then we look again.',
    },
    {
      title: 'Roti or rice?',
      content: 'If I may have only one of them at lunch, which one is better for insulin?',
      answer: 'The one you eat with daal and salad, after the salad. The amount matters more than the kind.',
      replies: ['After the salad! That was new to me.', 'One small roti and I am happy.'],
      pictures: ['dishes/masala-eggs-with-one-roti.svg'],
    },
    {
      title: 'Protein powder with PCOS',
      content: 'Whey gives me spots. Pea tastes of garden. Is there a third way?',
      replies: ['Egg white powder. Neutral, foams like mad.', 'Garden, with cocoa, is bearable.'],
    },
    {
      title: 'Headaches on the 1,400 plan',
      content: 'Since Thursday, every afternoon. I drink two litres. Coffee is the same as before.',
      answer: 'Go up to 1,600 today and salt your lunch. If it stays for three days, stop and see your doctor.',
      replies: ['Had that too, it was the salt.', 'Please tell us how it went.'],
    },
    {
      title: 'Diet cola',
      content: 'One a day. Be honest.',
      answer: 'One a day will not ruin anything. Two glasses of water before it.',
      replies: ['I expected a sermon, thank you.', 'I mix mine with soda water.'],
      pictures: ['habits/no-sugary-drinks.svg'],
    },
    {
      title: 'Cinnamon in everything',
      content: 'I have half a teaspoon in oats, coffee and yoghurt. Can it be too much?',
      answer: 'With Ceylon cinnamon you are fine. Of the cheap kind not more than half a teaspoon a day.',
      replies: ['Checking my jar right now.', 'It does not say which one it is!'],
    },
    {
      title: 'BMR in the app went down',
      content: 'I lost six kilos and now the app gives me less food. Is that a punishment?',
      replies: ['It felt like that to me as well.', 'A smaller car needs less fuel, somebody told me here.'],
      answer: 'No punishment: a lighter body needs less. If you are hungry, write to me and we check the number.',
    },
    {
      title: 'Dairy: all or nothing?',
      content: 'Milk bloats me, yoghurt does not, cheese makes me happy.',
      answer: 'Then keep yoghurt and cheese. There is no reason to cut what agrees with you.',
      replies: ['A rule I can live with.', 'Goat milk agrees with me, cow milk does not.'],
      oldPicture: 'dishes/pomegranate-skyr-bowl.svg',
    },
    {
      title: 'Sugar in my father’s chai',
      content:
        'We drink it together at five, he makes it, two spoons, no discussion. It is our half hour. Do I have to stop?',
      replies: ['Never stop that.', 'Ask him for one spoon, tell him it is for him.'],
      answer: 'Keep your half hour. Walk with him afterwards.',
    },
    {
      title: 'When will my skin get better?',
      content: 'Ten weeks in, the energy is great, the skin is not.',
      replies: ['Month four for me.', 'Mine followed the sleep.'],
      answer: 'Skin renews slowly. Most see it between month three and six.',
    },
    {
      title: 'Vitamin D of 12',
      content: 'In Dubai! I see the sun every day, through the windscreen.',
      answer: 'Very common. Glass holds the useful part back. Your doctor sets the dose, I add fish to the plan.',
      replies: ['12 as well, in sunny Karachi.'],
      pictures: ['habits/morning-sunlight.svg', 'dishes/salmon-with-greens.svg'],
    },
    {
      title: 'Answers of the month',
      content:
        'Eat in this order: vegetables, protein, starch. Sleep before you train. Measure every second Monday, not daily.',
      isClosed: true,
    },
  ],
};
