import { fillAt } from '@/lib/slots';
import { sectionHelp } from '@/screen/help';

export const fills = [
  fillAt(sectionHelp, '/users', {
    keys: [
      [['a'], 'Activate, in Payments'],
      [['d'], 'Deactivate, in Payments'],
      [['+', '-', '0'], 'Proof larger, smaller, fitted'],
      [['[', ']'], 'Turn the proof'],
    ],
  }),
];
