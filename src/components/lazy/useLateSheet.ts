import { useInsertionEffect } from 'react';

/**
 * Applies a sheet of what few visits show, when it is first shown. The one sheet that index.html names would make every
 * visit wait for it. Undefined in tests, which load no styles.
 */
export function useLateSheet(sheet: CSSStyleSheet | undefined) {
  useInsertionEffect(() => {
    if (sheet && !document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  }, [sheet]);
}
