import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'Your own account.',
  rules: [
    'It shows what signing in and your last change brought; no call loads it.',
    'Age, phone and about cannot be emptied.',
  ],
};
