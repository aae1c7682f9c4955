import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { whenIdle } from '@/components/lazy/whenIdle';
import { type Show } from '@/screen/shell/overlays';
import { selectUser } from '@/services/session/sessionState';
import { seenTours } from './seenTours';
import { tour } from './shell';

/** A phone has no sidebar to show, and a browser that is driven by a program has nobody in front of it. */
const hasRoom = () => window.matchMedia('(min-width: 768px)').matches && !navigator.webdriver;

/** Begins the tour once the page is at rest, if this person never saw it at this browser, and is at the dashboard. */
export function FirstTour({ onShow }: { onShow: Show }) {
  const user = useSelector(selectUser);
  const begin = useEffectEvent(() => {
    const isDue = user && window.location.pathname === '/dashboard' && seenTours.read(user.id).length === 0;
    if (!isDue || !hasRoom() || document.querySelector('[aria-modal="true"]')) return;
    // If its code cannot be fetched, the next visit tries again.
    tour.component.load().then(
      () => onShow(tour),
      () => undefined,
    );
  });
  useEffect(() => whenIdle(() => begin()), []);
  return null;
}
