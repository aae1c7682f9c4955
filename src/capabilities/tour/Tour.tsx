import '@/components/charts/plainText';
import { useEffect, useEffectEvent, useState } from 'react';
import { driver } from 'driver.js';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { setMark } from '@/screen/kept/keptMark';
import { selectUser } from '@/services/session/sessionState';
import { seenTours } from './seenTours';
import sheet from './tour.late.scss';

/** Walks through the shell, step by step. It ends with the last step, Esc, or another screen. */
export function Tour({ onClose }: { onClose: () => void }) {
  useLateSheet(sheet);
  const user = useSelector(selectUser);
  const { pathname } = useLocation();
  const [begunAt] = useState(pathname);
  const end = useEffectEvent(onClose);
  const owner = user?.id;

  useEffect(() => {
    if (owner !== undefined) seenTours.write(owner, setMark());
  }, [owner]);

  useEffect(() => {
    const before = document.activeElement;
    const tour = driver({
      // Safari before 17.4 has no `checkVisibility`.
      steps: STEPS.filter(({ element }) => document.querySelector(element)?.getClientRects().length).map(
        ({ element, ...popover }) => ({ element, popover }),
      ),
      animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      showProgress: true,
      progressText: '{{current}} of {{total}}',
      nextBtnText: 'Next',
      prevBtnText: 'Back',
      doneBtnText: 'Done',
      popoverClass: 'tour',
      stagePadding: 4,
      // Later, since the library focuses the cross, on which Enter would end the tour.
      onPopoverRender: ({ nextButton }) => void setTimeout(() => nextButton.focus()),
      onDestroyed: () => {
        if (before instanceof HTMLElement) before.focus({ preventScroll: true });
        end();
      },
    });
    tour.drive();
    return () => tour.destroy();
  }, []);

  useEffect(() => {
    if (pathname !== begunAt) end();
  }, [pathname, begunAt]);
  return null;
}

/** What the tour shows, in order. A step whose element is not on the page is left out. */
const STEPS = [
  {
    element: '.sidebar [aria-label="Sections"]',
    title: 'Your sections',
    description: 'All that you may open. The key g and a letter go there too.',
  },
  {
    element: '[aria-label="Command palette"]',
    title: 'Find anything',
    description: 'Ctrl K finds every person, recipe and record, and adds new ones, from wherever you are.',
  },
  {
    element: '[aria-label="Attention"]',
    title: 'Who needs you first',
    description: 'Members who went quiet, payments to look at and posts without an answer. Each leads to its list.',
  },
  {
    element: '.sidebar [aria-haspopup="dialog"]',
    title: 'What you changed',
    description: 'Every change of this session, many of them with Undo.',
  },
  {
    element: '.topbar',
    title: 'Help on each screen',
    description: 'The key ? says what a screen is for and which keys it has. The tour is in the command palette, too.',
  },
];
