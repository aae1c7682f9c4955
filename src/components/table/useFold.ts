import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Of the table that was measured last, because the next one is as wide. */
let latest = Infinity;

/** The width in px that the table is narrower than, by the style sheet: a step at which columns fold. */
const widthOf = (element: Element) => Number(getComputedStyle(element).getPropertyValue('--narrower-than')) || Infinity;

/**
 * The step of width at which a table is, for `layOut`; infinite where nothing folds. It is up to date before anything is
 * painted. Nothing folds on paper.
 */
export function useFold(scroller: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(latest);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      latest = widthOf(element);
      flushSync(() => setWidth(latest));
    };
    const unfold = () => flushSync(() => setWidth(Infinity));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const print = window.matchMedia('print');
    print.addEventListener('change', measure);
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      print.removeEventListener('change', measure);
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', measure);
    };
  }, [scroller]);
  return width;
}
