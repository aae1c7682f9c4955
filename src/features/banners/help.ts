import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'The pictures at the top of the app, and where each of them leads.',
  rules: ['A link that leads nowhere safe is shown as text.'],
};
