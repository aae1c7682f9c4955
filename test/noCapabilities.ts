import { type Capability } from '@/screen/capability';

/** In place of the list, where the core is tested alone. */
export const CAPABILITIES: readonly Capability[] = [];
