import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '@/components/lazy/whenIdle';
import { type SessionUser } from '@/services/session/session';
import { OVERLAYS } from '../shell/overlays';
import { seenTours } from './seenTours';

/** A phone has no sidebar to show, and a browser that is driven by a program has nobody in front of it. */
const hasRoom = () => window.matchMedia('(min-width: 768px)').matches && !navigator.webdriver;

/** Begins the tour once the page is at rest, if this person never saw it at this browser, and is at the dashboard. */
export function useFirstTour(user: SessionUser | null, show: () => void) {
  const begin = useEffectEvent(() => {
    const isDue = user && window.location.pathname === '/dashboard' && seenTours.read(user.id).length === 0;
    if (!isDue || !hasRoom() || document.querySelector('[aria-modal="true"]')) return;
    // If its code cannot be fetched, the next visit tries again.
    OVERLAYS.tour.component.load().then(show, () => undefined);
  });
  useEffect(() => whenIdle(() => begin()), []);
}
