let isPrinting = false;

// Before others hear of it: they give the page the colours of paper, in which the charts are drawn again.
window.addEventListener('beforeprint', () => (isPrinting = true), { capture: true });
window.addEventListener('afterprint', () => (isPrinting = false));

/** Charts are not animated under `prefers-reduced-motion`, nor on paper, which would show how they begin. */
export const animations = () => ({
  enabled: !isPrinting && !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  speed: 180,
});
