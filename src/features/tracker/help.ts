import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'The highlights that members watch, and the habits that they tick off.',
  rules: ['Changing the tab clears the search.', 'A duration is in seconds.'],
};
