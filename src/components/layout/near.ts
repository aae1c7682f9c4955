/** Calls `onNear` each time the element comes as near to the viewport as `ahead`, such as `200px`; returns what ends it. */
export function watchNear(element: Element, ahead: string, onNear: () => void) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) onNear();
    },
    { rootMargin: ahead },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
