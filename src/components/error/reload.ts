let isUnderWay = false;

/** Loads the page anew without the browser's question whether to leave: what is typed is kept by its draft. */
export function reloadPage() {
  isUnderWay = true;
  window.location.reload();
}

export const isReloading = () => isUnderWay;
