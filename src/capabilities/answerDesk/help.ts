import { fillAt } from '@/lib/slots';
import { sectionHelp } from '@/screen/help';

export const fills = [
  fillAt(sectionHelp, '/community', {
    purpose: 'The answer desk has all posts that wait for an answer, oldest first.',
    rules: [
      'A post waits until the administrator has answered it; at the answer desk your own answers count too. One whose comments cannot be loaded waits as well.',
      'What you set aside comes back at midnight. Saved replies are kept in this browser alone, until you sign out unless you keep them on this device.',
    ],
    keys: [
      [['n'], 'Next post, at the answer desk'],
      [['s'], 'Set aside or bring back, at the answer desk'],
    ],
  }),
];
