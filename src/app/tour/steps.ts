/** What the tour shows, in order. A step whose element is not on the page is left out. */
export const STEPS = [
  {
    element: '.sidebar [aria-label="Sections"]',
    title: 'Your sections',
    description: 'All that you may open. The key g and a letter go there too.',
  },
  {
    element: '[aria-label="Command palette"]',
    title: 'Find anything',
    description: 'Ctrl K finds every person, recipe and record, and adds new ones, from wherever you are.',
  },
  {
    element: '[aria-label="Attention"]',
    title: 'Who needs you first',
    description: 'Members who went quiet, payments to look at and posts without an answer. Each leads to its list.',
  },
  {
    element: '.sidebar [aria-haspopup="dialog"]',
    title: 'What you changed',
    description: 'Every change of this session, many of them with Undo.',
  },
  {
    element: '.topbar',
    title: 'Help on each screen',
    description: 'The key ? says what a screen is for and which keys it has. The tour is in the command palette, too.',
  },
];
