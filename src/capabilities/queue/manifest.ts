import { type Capability } from '@/screen/capability';

export const queue: Capability = { name: 'queue' };
