import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'Messages to folders of members. Create one first, then send it from its row.',
  rules: [
    'A folder holds the members who were chosen when it was saved; it does not grow by itself.',
    'Send asks first, and says how many members it reaches.',
  ],
};
