import { type ReactNode } from 'react';
import { slot } from '@/lib/slots';

/** Dialogs that the gallery shows beside those of the core. Mock builds only. */
export const galleryDialogs = slot<{ name: string; render: (close: () => void) => ReactNode }>('galleryDialogs');
