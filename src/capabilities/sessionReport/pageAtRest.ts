import { controlOf } from './control';
import { type PageAtRest } from './format';

const all = (selector: string) => [...document.querySelectorAll(selector)];

/** The rows of tables and the items of lists in the page, those within others not counted. */
const ROWS = 'main tbody > tr, main [role="list"] > li, main [role="listitem"]';

function rowsShown() {
  if (!document.querySelector('main table, main [role="list"]')) return null;
  return all(ROWS).filter((row) => !row.parentElement?.closest(ROWS)).length;
}

export function pageAtRest(): PageAtRest {
  const dialog = all('[role="dialog"], [role="alertdialog"]').at(-1);
  return {
    dialog: dialog ? (controlOf(dialog).name ?? '') : null,
    rows: rowsShown(),
    alerts: all('[role="alert"]').filter((alert) => alert.textContent && !alert.closest('[hidden]')).length,
    busy: all('[aria-busy="true"]').length,
  };
}
