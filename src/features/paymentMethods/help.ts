import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'Where members pay to. They attach a picture of their payment, which you see on Users, in Payments.',
  rules: [
    'Deleting asks in a window of the browser.',
    'A category without a name is not saved, and nothing says so.',
    'In exported files all but the last four characters of an account are hidden, unless you tick the box.',
  ],
};
