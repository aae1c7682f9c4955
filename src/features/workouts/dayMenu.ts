import { type UnknownAction } from '@reduxjs/toolkit';
import { type MenuItem } from '@/components/menu/menuEntry';
import { slot } from '@/lib/slots';
import { type WeekDay } from '@/services/workouts';

/** What the menu of a day offers, with the action that it dispatches; null where it does not apply to this day. */
export const dayMenu =
  slot<(day: WeekDay) => (Pick<MenuItem, 'label' | 'icon'> & { opens: UnknownAction }) | null>('dayMenu');
