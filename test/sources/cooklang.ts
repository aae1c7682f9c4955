import { type Source } from './source';

const HANDI = {
  title: 'Handi',
  ingredients: '2 tbsp oil\n1 onion\n500 g chicken\n1 tbsp ginger garlic paste\nsalt\n1/4 cup cream (whisked)',
};

/** Recipes in Cooklang. */
export const COOKLANG: Source[] = [
  {
    name: 'Handi.cook',
    content: `>> servings: 4
>> time required: 35 minutes

Heat @oil{2%tbsp} in a #handi{} and
fry @onion{1} until golden. -- not too hot

Add @chicken{500%g}, @ginger garlic paste{1%tbsp}; cook for ~{20%minutes}.

Finish with @salt and @cream{1/4%cup}(whisked).`,
    records: [
      {
        fields: {
          ...HANDI,
          directions:
            'Heat oil in a handi and fry onion until golden.\nAdd chicken, ginger garlic paste; cook for 20 minutes.\nFinish with salt and cream.',
          note: 'Serves 4\nTotal time 35 minutes',
        },
      },
    ],
  },
  {
    name: 'with data, parts, notes and comments.cook',
    content: `---
title: Kabab, light
servings: 3
tags:
  - dinner
---
= Mix
Mix @mince{400%g} and @?seeds{}. [- crushed
or not -] Rest for ~rest{30-40%min}.

> Wet your hands first.

== Fry ==

Fry in @./fats/oil{3%tbsp} on a #tawa, ~{4%minutes} a side. Add @mince{400%g}.`,
    records: [
      {
        fields: {
          title: 'Kabab, light',
          ingredients: '400 g mince\nseeds\n3 tbsp oil',
          directions:
            'Mix:\nMix mince and seeds. Rest for 30-40 min.\nFry:\nFry in oil on a tawa, 4 minutes a side. Add mince.',
          note: 'Wet your hands first.\nServes 3',
        },
      },
    ],
  },
  {
    name: 'pasted',
    content: `---
title: Tea
---
Boil @water{=1%cup} with @tea leaves{2%tsp} and @sugar.`,
    records: [
      {
        fields: {
          title: 'Tea',
          ingredients: '1 cup water\n2 tsp tea leaves\nsugar',
          directions: 'Boil water with tea leaves and sugar.',
        },
      },
    ],
  },
];
