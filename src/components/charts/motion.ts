/** Charts are not animated under `prefers-reduced-motion`. */
export const animations = () => ({
  enabled: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  speed: 180,
});
