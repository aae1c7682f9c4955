/** `picture` is the name of a seed file, without folder and extension. */
export type SupplementText = readonly [title: string, text: string, dosage: string, link: string, picture: string];

/** The practice's folders with their supplements. */
export const FOLDERS: readonly (readonly [title: string, supplements: readonly SupplementText[]])[] = [
  [
    'Insulin and cycle',
    [
      [
        'Myo-inositol',
        'Supports insulin sensitivity and ovulation.\nGive it three months before you judge it: the first change is often a shorter cycle, not a lower weight.\nStir it into water; it tastes a little sweet.',
        '2 g twice a day',
        'inositol.example',
        'powder',
      ],
      ['D-chiro-inositol', 'Taken beside myo-inositol, 40 to 1.', '50 mg a day', 'inositol.example', 'capsules'],
      [
        'Berberine',
        'For raised fasting sugar. Not in pregnancy.\nEight weeks on, four weeks off, and never beside metformin without a word with your doctor.',
        '500 mg before meals',
        'berberine.example',
        'bottle',
      ],
      ['Chromium', 'Helps with sugar cravings.', '200 mcg a day', 'https://minerals.example', 'capsules'],
      ['Spearmint tea', 'Two cups a day for unwanted hair.', '2 cups a day', 'https://tea.example/spearmint', 'tea'],
    ],
  ],
  [
    'Vitamins',
    [
      [
        'Vitamin D3',
        'Most of us have too little of it. Test once in autumn and once in spring.',
        '2000 IU with a meal',
        'https://vitamins.example',
        'drops',
      ],
      ['Vitamin B12', 'Needed with long use of metformin.', '1000 mcg a day', 'https://vitamins.example', 'bottle'],
      ['Folate', 'For everyone who hopes to conceive.', '400 mcg a day', 'https://vitamins.example', 'capsules'],
      ['Vitamin E', 'For cramps, two days before the period.', '200 IU a day', '', 'drops'],
    ],
  ],
  [
    'Minerals',
    [
      [
        'Magnesium glycinate',
        'Calms, helps with sleep and cramps.\nStart with half for a week if your stomach is touchy.',
        '300 mg at bedtime',
        'minerals.example',
        'bottle',
      ],
      ['Zinc', 'For skin and hair.', '15 mg with food', 'https://minerals.example', 'capsules'],
      ['Iron bisglycinate', 'Only with a low ferritin.', '25 mg every other day', '', 'capsules'],
      ['Selenium', 'For the thyroid.', '100 mcg a day', 'https://minerals.example', 'bottle'],
    ],
  ],
  [
    'Omega and oils',
    [
      ['Omega-3', 'Fish oil, eases inflammation.', '1 g EPA and DHA a day', 'https://omega.example', 'drops'],
      ['Algae omega', 'The same without fish.', '500 mg a day', 'https://omega.example/algae', 'drops'],
      ['Evening primrose oil', 'For tender breasts before the period.', '1 g a day', '', 'bottle'],
      ['Flaxseed, ground', 'One spoon over breakfast, days 1 to 14.', '1 tablespoon a day', '', 'powder'],
    ],
  ],
  [
    'Gut and digestion',
    [
      [
        'Probiotic',
        'Four strains, for twelve weeks.\nKeep it in the fridge once it is open.',
        '1 capsule a day',
        'https://gut.example',
        'capsules',
      ],
      ['Psyllium husk', 'Fibre for slow sugar. Drink plenty.', '5 g in water', 'https://gut.example', 'powder'],
      ['Ginger', 'Against bloating after meals.', '1 cup after lunch', '', 'tea'],
      ['Digestive enzymes', 'With heavy meals only.', '1 with the meal', '', 'bottle'],
    ],
  ],
  [
    'Sleep and stress',
    [
      [
        'Ashwagandha',
        'For stress. Not with thyroid medicine, and not while trying to conceive.',
        '300 mg in the evening',
        'calm.example',
        'capsules',
      ],
      ['L-theanine', 'A calm head without being tired.', '200 mg', 'https://calm.example', 'capsules'],
      ['Chamomile tea', 'An hour before bed.', '1 cup', '', 'tea'],
      ['Melatonin', 'Short term, for jet lag.', '1 mg before bed', '', 'drops'],
      ['Saffron', 'For low mood before the period.', '30 mg a day', 'https://calm.example', 'bottle'],
      ['Rhodiola', 'In the morning, for tired weeks.', '200 mg', '', 'bottle'],
    ],
  ],
];
