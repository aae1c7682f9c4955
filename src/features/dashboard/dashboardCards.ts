import { type ComponentType } from 'react';
import { slot } from '@/lib/slots';

/** The cards between the figures and the charts. */
export const dashboardCards = slot<ComponentType>('dashboardCards');
