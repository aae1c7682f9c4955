import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'What members can subscribe to.',
  rules: ['Subscribers are N/A, since the server does not send their number.', 'A final price of 0 makes a plan free.'],
};
