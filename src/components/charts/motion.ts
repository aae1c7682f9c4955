/** Charts move only for whoever did not ask for stillness. */
export const animations = () => ({
  enabled: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  speed: 180,
});
