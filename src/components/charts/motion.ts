/**
 * Charts are not animated under `prefers-reduced-motion`, nor on paper (app/paper.ts), for which they are drawn again in other
 * colours: it would show how they begin.
 */
export const animations = () => ({
  enabled:
    document.documentElement.dataset.paper === undefined &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  speed: 180,
});
