import { fillAt } from '@/lib/slots';
import { sectionHelp } from '@/screen/help';

export const fills = [
  fillAt(sectionHelp, '/users', {
    keys: [
      [['j'], 'Next person, while one is open'],
      [['k'], 'Previous person, while one is open'],
    ],
  }),
];
