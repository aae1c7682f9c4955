/** Takes steps of the browser back that were held, though another one may be pressed before that is done. */
export function wayBack(go: (delta: number) => void, longestMs: number) {
  /** The step that leads back, and how far others have led that came before it. */
  let awaited: { delta: number; pressed: number; timer: ReturnType<typeof setTimeout> } | undefined;

  function end() {
    clearTimeout(awaited?.timer);
    awaited = undefined;
  }

  return {
    take(delta: number) {
      end();
      // Where the entry to go back to is gone meanwhile, the step never comes.
      awaited = { delta: -delta, pressed: 0, timer: setTimeout(end, longestMs) };
      go(-delta);
    },
    /** How far a step leads from what is shown, null if unknown; undefined for one that only leads back, or comes before that. */
    deltaOf(taken: number | null): number | null | undefined {
      if (!awaited) return taken;
      if (taken !== awaited.delta) {
        awaited.pressed += taken ?? 0;
        return undefined;
      }
      const { pressed } = awaited;
      end();
      return pressed === 0 ? undefined : pressed;
    },
  };
}
