import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'The members: their plan and status, what they answered, and how they are getting on.',
  rules: [
    'Total Users above the list always reads 1,240. The count below the table is the real one.',
    'The filter menu changes nothing; the tabs do. Archived shows everybody.',
    'A search for people is not in the address, so that no server logs it. A copied link comes without it.',
    'Deactivating asks first, activating does not.',
  ],
  keys: [
    [['c'], 'Conditions'],
    [['j'], 'Next person, while one is open'],
    [['k'], 'Previous person, while one is open'],
    [['a'], 'Activate, in Payments'],
    [['d'], 'Deactivate, in Payments'],
    [['+', '-', '0'], 'Proof larger, smaller, fitted'],
    [['[', ']'], 'Turn the proof'],
  ],
};
