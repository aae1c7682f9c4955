let isUnderWay = false;

/** Reloads the page without the browser's question whether to leave, because what was typed is kept as a draft. */
export function reloadPage() {
  isUnderWay = true;
  window.location.reload();
}

/** A listener of `beforeunload`: the browser asks whether to leave. */
export function askBeforeUnload(event: BeforeUnloadEvent) {
  if (!isUnderWay) event.preventDefault();
}
