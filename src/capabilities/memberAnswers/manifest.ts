import { type Capability } from '@/screen/capability';

export const memberAnswers: Capability = { name: 'memberAnswers' };
