import { type GroupText } from './communityText';

export const MEAL_PREP: GroupText = {
  title: 'Meal prep Sundays',
  privacy: 'members',
  color: '#1c8a7f',
  members: 94,
  posts: [
    {
      title: 'My two-hour Sunday, hour by hour',
      content:
        'First the oven: peppers, aubergine and a tray of chicken. While that roasts I boil lentils and eggs. Dressing last, in a jam jar. Ten boxes, one podcast, two pans to wash.',
      replies: ['Which podcast?', 'I always forget the dressing and eat dry salad until Wednesday.'],
      answer: 'Put the chicken in the fridge within the hour, and freeze what is meant for Thursday.',
      pictures: [
        'dishes/stuffed-red-peppers.svg',
        'dishes/roasted-aubergine-with-tahini.svg',
        'dishes/chicken-with-roasted-vegetables.svg',
        'dishes/red-lentil-soup.svg',
      ],
    },
    {
      title: 'Lentil soup, frozen flat',
      content:
        'Pour it into freezer bags and lay them down on a tray. They stack like books and thaw in ten minutes. Best trick I learnt this year.',
      replies: [
        'Books! I will never look at soup the same way.',
        'Label them. I had mystery soup for a month.',
        'A cookie tray underneath keeps them straight.',
      ],
      pictures: ['dishes/red-lentil-soup.svg'],
    },
    {
      title: 'Which boxes do not leak?',
      content: 'I have ruined two laptop bags with tahini. Glass is heavy on the metro. What do you use?',
      replies: [
        'Steel tiffin from my grandmother, fifty years old and tight.',
        'Glass with clip lids, and a plastic bag around it. Trust nobody.',
        'Small jam jars for everything wet.',
      ],
    },
    {
      title: 'Overnight oats for a family of five',
      content:
        'One big bowl does not work, the children fight over the berries. I now fill five jars on Sunday and five on Wednesday. Mine has flax, theirs has banana.',
      answer: 'A good way. Two spoons of flax for you, and drink water with it.',
      replies: ['How long does the banana stay nice?', 'Until Tuesday, then it goes brown.'],
      pictures: ['dishes/berry-overnight-oats.svg', 'dishes/chia-and-banana-oats.svg'],
    },
    {
      title: 'Is it all right to eat the same lunch for four days?',
      content: 'I do not mind the boredom at all. Just wondering whether I miss something.',
      answer: 'Four days are fine. Change the vegetable from week to week and you miss nothing.',
      replies: ['Boredom is the secret ingredient.', 'I change only the sauce and call it variety.'],
    },
    {
      title: 'Chickpeas: tin or dried?',
      content: 'Dried are cheaper, but I forget to soak them every single time.',
      replies: [
        'Soak a kilo, cook it, freeze in handfuls.',
        'Tins. Rinse twice. Life is short.',
        'Pressure cooker, no soaking, 40 minutes.',
      ],
      answer: 'Both are fine. A rinsed tin has a third less salt.',
    },
    {
      title: 'Prep for a night shift',
      content:
        'I am a nurse and eat my "lunch" at two in the morning. Warm soup before the shift, yoghurt with nuts in the middle, eggs at home. Since then no vending machine.',
      answer: 'Well planned. Try to keep the last coffee before three.',
      replies: ['Fellow nurse here, stealing this.', 'The vending machine misses us.'],
      pictures: ['dishes/chicken-and-vegetable-soup.svg', 'dishes/greek-yoghurt-with-figs.svg'],
    },
    {
      title: 'Cut the onions once',
      content: 'Eight onions, one cry, one box in the freezer. Dinner starts ten minutes earlier every day.',
      replies: ['Do they smell up the freezer?', 'Double bag them.'],
      answer: 'Works for peppers too. Not for tomatoes.',
    },
    {
      title: 'Cauliflower steaks that do not fall apart',
      content:
        'Leave the stalk on, cut from the middle, bake the crumbs as well. Mustard and a little yoghurt on top. Even my brother ate it.',
      replies: ['The brother test is the hardest one.'],
      oldPicture: 'dishes/cauliflower-steak-with-lentils.svg',
      answer: 'This goes into the recipes on Monday, with your brother’s stamp.',
    },
    {
      title: 'Budget week: 24 pounds for one',
      content:
        'Eggs, oats, a cabbage, carrots, frozen spinach, two tins of fish, red lentils, yoghurt. Receipts in the comments if you want them.',
      replies: ['Receipts please!', 'Cabbage is the hero nobody talks about.'],
      answer: 'This list covers protein and fibre for the whole week. Well done.',
    },
    {
      title: 'I prepped nothing and here is what I ate',
      content:
        'Sunday was a funeral. Monday was eggs, Tuesday was eggs, Wednesday my sister brought soup. Nobody is perfect and I feel fine.',
      replies: ['I am sorry for your loss.', 'Eggs count. Sisters count more.'],
      answer: 'My condolences. Soup from a sister is a plan as well.',
    },
    {
      title: 'Muffins without flour',
      content:
        'Carrot, walnut, two eggs, almond meal, cinnamon. Twelve pieces, I freeze ten before I can eat them. Picture from the good batch.',
      replies: ['How sweet are they?', 'Could I use apple?', 'Ours were gone before they reached the freezer.'],
      answer: 'Half an apple, grated and pressed dry, works well.',
      pictures: ['dishes/carrot-walnut-muffins.svg'],
    },
    {
      title: 'Freezer list on the door',
      content: 'What is inside, since when, how many. My husband crosses out what he takes. Mostly.',
      replies: ['"Mostly" is doing a lot of work here.', 'Ours has a column for who lied.'],
      answer: 'Add the number of portions, then the plan and the freezer agree.',
    },
    {
      title: 'What do you pack for a long train ride?',
      content: 'Six hours to my parents, and the bistro sells only sandwiches and crisps.',
      replies: [
        'Boiled eggs. The carriage will hate you.',
        'Nuts, an apple, turkey rolls in foil.',
        'Cold chickpea pancake.',
      ],
      pictures: ['dishes/turkey-cucumber-rolls.svg', 'dishes/chickpea-flour-pancake.svg'],
      answer: 'Two boiled eggs, a box of cut vegetables, nuts, and plain water. Eat before you board.',
    },
    {
      title: 'Thursday is when I give up',
      content: 'The first three boxes are a joy, the fourth is grey. How do you get over Thursday?',
      answer: 'Prepare only until Wednesday and plan an easy fresh dinner: shakshuka takes fifteen minutes.',
      replies: [
        'Frozen box on Thursday, tastes like Monday.',
        'I plan a tin of sardines for Thursday and call it a tradition.',
      ],
    },
  ],
};
