import { sectionHelp } from '@/screen/help';
import { fillAt } from '@/lib/slots';

export const fills = [
  fillAt(sectionHelp, '/dashboard', {
    rules: [
      'Attention counts what is loaded already. Count what waits loads the rest, and from then on it counts by itself in this browser.',
      'Days since a check-in are about, since check-ins carry no date.',
      'A + behind the posts means that not all comments are read; the answer desk reads them.',
    ],
  }),
];
