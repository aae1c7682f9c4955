import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Chart, type Drawing, makeDrawing } from './drawing';

/** Where the drawing of a chart waits for the next visit of its page. */
export interface Kept {
  /** The drawing that waits there, or else a new one. */
  take: (make: () => Drawing) => Drawing;
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
  return () => observer.disconnect();
}

/** What the library draws, in the current theme. Without `kept`, the drawing is given up with the component. */
export function Drawn({ kept, ...chart }: Chart & { kept: Kept | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawing>(undefined);
  const theme = useSyncExternalStore(subscribe, () => document.documentElement.dataset.bsTheme);
  useLayoutEffect(() => {
    const element = place.current!;
    const drawing = kept ? kept.take(makeDrawing) : makeDrawing();
    drawn.current = drawing;
    drawing.enter(element);
    return () => {
      drawing.leave(element);
      if (!kept) drawing.end();
    };
  }, [kept]);
  const show = () => drawn.current!.show({ ...chart, look: [theme, chart.look] });
  // At once what is there already; a first drawing takes long.
  useLayoutEffect(() => {
    if (drawn.current!.isDrawn()) show();
  });
  useEffect(show);
  return <div ref={place} />;
}

/** A colour of the current theme by the name of its custom property. */
export const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
