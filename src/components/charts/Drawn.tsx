import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Chart, type Drawing, makeDrawing } from './drawing';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
  return () => observer.disconnect();
}

/** What the library draws, in the current theme. Without `kept`, the drawing is given up with the component. */
export function Drawn({ kept, ...chart }: Omit<Chart, 'onFailure'> & { kept: Drawing | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<Drawing>(undefined);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const theme = useSyncExternalStore(subscribe, () => document.documentElement.dataset.bsTheme);
  useLayoutEffect(() => {
    const drawing = kept ?? makeDrawing();
    shown.current = drawing;
    drawing.enter(place.current!);
    return () => {
      drawing.leave();
      if (!kept) drawing.end();
    };
  }, [kept]);
  useLayoutEffect(() =>
    shown.current!.show({ ...chart, look: [theme, chart.look], onFailure: (error) => setFailure({ error }) }),
  );
  if (failure) throw failure.error;
  return <div ref={place} />;
}

/** A colour of the current theme by the name of its custom property. */
export const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
