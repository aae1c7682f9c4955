import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'Who may use this panel, and which sections each of them sees.',
  rules: ['You cannot delete your own account.', 'A row shows two sections and how many more there are.'],
};
