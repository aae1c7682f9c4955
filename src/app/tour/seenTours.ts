import { keptList } from '@/screen/kept/keptList';

/** Of each person whether they saw the tour: any item says so. */
export const seenTours = keptList<{ at: number }>('tour', ({ at }) => (typeof at === 'number' ? { at } : null));
