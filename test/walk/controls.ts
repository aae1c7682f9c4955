/* What a person could use on the screen now. It runs in jsdom and, bundled, in a page, so it knows nothing but the DOM. */

export type Kind = 'press' | 'type' | 'choose' | 'file';

export interface Control {
  kind: Kind;
  /** Its role and name, by which a step names it. */
  name: string;
  /** Whether it sends its form. */
  isMain: boolean;
  /** What is typed or chosen in it. */
  value: string;
}

export interface Found extends Control {
  element: HTMLElement;
}

const CONTROLS = [
  'button, a[href], summary, textarea, select',
  'input:not([type=hidden])',
  '[role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=tab]',
].join();

const OVERS = '[aria-modal=true], [role=alertdialog]';

const isShown = (element: Element) => {
  // A browser knows what styles hide; jsdom does not.
  if (!(element.checkVisibility?.({ visibilityProperty: true }) ?? true)) return false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches('[hidden], [inert], [aria-hidden=true], template, details:not([open]) > :not(summary)'))
      return false;
    if (getComputedStyle(at).display === 'none') return false;
  }
  return true;
};

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();

function nameOf(element: HTMLElement): string {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = labelled.map((id) => document.getElementById(id)).map((part) => (part ? textOf(part) : ''));
  const labels = [...((element as HTMLInputElement).labels ?? [])].map(textOf);
  const own = element.matches('select, textarea') ? '' : textOf(element);
  return element.getAttribute('aria-label') ?? (texts.join(' ') || labels.join(' ') || own || (element.title ?? ''));
}

function kindOf(element: HTMLElement): Kind {
  if (element instanceof HTMLSelectElement) return 'choose';
  if (element instanceof HTMLTextAreaElement) return 'type';
  if (!(element instanceof HTMLInputElement)) return 'press';
  if (element.type === 'file') return 'file';
  return ['checkbox', 'radio', 'button', 'submit', 'range'].includes(element.type) ? 'press' : 'type';
}

const ROLES: Record<string, string> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'summary',
  SELECT: 'select',
  TEXTAREA: 'text',
};

function roleOf(element: HTMLElement) {
  const own = element instanceof HTMLInputElement ? element.type : ROLES[element.tagName];
  return element.getAttribute('role') ?? own ?? element.tagName;
}

const isOff = (element: HTMLElement) => element.matches(':disabled, [aria-disabled=true], [readonly]');

/** Leads out of the panel, or into another tab. */
const leadsOut = (element: HTMLElement) =>
  element instanceof HTMLAnchorElement &&
  (element.target === '_blank' || element.origin !== location.origin || element.download !== '');

/** The dialog or drawer that is open over all else, or the whole page. */
export function topLayer(): Element {
  const open = [...document.querySelectorAll(OVERS)].filter(isShown);
  return open.at(-1) ?? document.body;
}

/** The controls that can be used now: those of the top dialog, of an open menu, or of the page. */
export function controls(): Found[] {
  const layer = topLayer();
  const menu = [...layer.querySelectorAll('[role=menu], [role=listbox]')].findLast(isShown);
  const place = menu?.querySelector(CONTROLS) ? menu : layer;
  const files = '.dropzone input[type=file], input[type=file]';
  return [...place.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((element) => !isOff(element) && !leadsOut(element) && (element.matches(files) || isShown(element)))
    .map((element) => ({
      element,
      kind: kindOf(element),
      name: `${roleOf(element)} ${nameOf(element)}`.slice(0, 120),
      isMain: element.matches('form button[type=submit], .modal-footer .btn-primary, .modal-footer .btn-danger'),
      value: (element as HTMLInputElement).value ?? '',
    }));
}
