import { useEffect, useRef, useState } from 'react';

/** Whether the element's content overflows; if so it needs a tab stop, so that it can be scrolled by keyboard. */
export function useOverflow<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isOverflowing, setOverflowing] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setOverflowing(element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);

  return [ref, isOverflowing] as const;
}
