import { type Source } from './source';

/** What programs for recipes leave behind, in texts. */
export const PROGRAM_TEXTS: Source[] = [
  {
    name: 'Chowdown.md',
    content: `---

layout: recipe
title: "Okra: the \\"fast\\" way"
image: okra.jpg
tags: sides
yield: 3 plates

ingredients:
- 1 bunch of okra
- "oil: a little"
- tips: lemon, salt

directions:
- Wash the okra.
- Notes of it: roast.

---

We like okra.

Really.`,
    records: [
      {
        fields: {
          title: 'Okra: the "fast" way',
          ingredients: '1 bunch of okra\noil: a little\ntips: lemon, salt',
          directions: 'Wash the okra.\nNotes of it: roast.',
          note: 'We like okra.\n\nReally.\n3 plates',
        },
      },
    ],
  },
  {
    name: 'data above a text with heads.md',
    content: `---
title: 'Nani''s raita'
course: Lunch
servings: 2
prep_time: 5 minutes
nutrition:
  calories: 90 kcal
  protein: 4 g
draft: false
---
# Nani's raita

![raita](raita.png)

## Ingredients

### Base
- [ ] *1* cup yoghurt

### Topping
- [x] mint[^1]

## Method
1. Whisk.

[^1]: fresh

### Tip
Serve \`cold\`.`,
    records: [
      {
        fields: {
          title: "Nani's raita",
          calories: '90',
          protein: '4',
          ingredients: 'Base\n1 cup yoghurt\n\nTopping\nmint',
          directions: 'Whisk.',
          note: 'servings: 2\nprep time: 5 minutes\nfresh\nServe cold.',
        },
        place: ['Lunch'],
      },
    ],
  },
  {
    name: 'steps below their data.md',
    content: `---
name: Plain dal
ingredients: [1 cup lentils, 2 cups water]
prepTime: PT5M
---
Boil the lentils.

Serve.`,
    records: [
      {
        fields: {
          title: 'Plain dal',
          ingredients: '1 cup lentils\n2 cups water',
          directions: 'Boil the lentils.\nServe.',
          note: 'Preparation 5 min',
        },
      },
    ],
  },
  {
    name: 'data with lists as texts, pasted',
    content: `---
title: Plain dal
ingredients: |
  1 cup lentils
  2 cups water
instructions: |
  Boil.
  Serve.
---
`,
    records: [
      { fields: { title: 'Plain dal', ingredients: '1 cup lentils\n2 cups water', directions: 'Boil.\nServe.' } },
    ],
  },
  {
    name: 'a rule above a text that is no data',
    content: `---
Plain dal
Ingredients: 1 cup lentils: red
Method: Boil.
---
Raita
Ingredients: 1 cup yoghurt
Method: Whisk.`,
    records: [
      { fields: { title: 'Plain dal', ingredients: '1 cup lentils: red', directions: 'Boil.' } },
      { fields: { title: 'Raita', ingredients: '1 cup yoghurt', directions: 'Whisk.' } },
    ],
  },
];
