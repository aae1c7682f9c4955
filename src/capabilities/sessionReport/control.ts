import { isOwnField, ownName } from './ownNames';
import { type Control } from './format';

/** What a control may be in, by name; the innermost counts. */
const PLACES: Record<string, string> = {
  menu: '[role="menu"], .dropdown-menu',
  'list box': '[role="listbox"]',
  drawer: '.offcanvas',
  dialog: ':is([role="dialog"], [role="alertdialog"]):not(.offcanvas)',
  messages: '.toast-place',
  navigation: 'nav',
  top: 'header:not(main *, [role="dialog"] *)',
  sidebar: 'aside',
  page: 'main',
};

const ANY_PLACE = Object.values(PLACES).join();

const INPUTS: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  button: 'button',
  submit: 'button',
  reset: 'button',
  search: 'searchbox',
  range: 'slider',
  number: 'spinbutton',
  file: 'file',
};

const TAGS: Record<string, string> = {
  BUTTON: 'button',
  A: 'link',
  SELECT: 'combobox',
  TEXTAREA: 'textbox',
  OPTION: 'option',
  TR: 'row',
};

/** The elements that have a role of those above, or say another. */
const WITH_ROLE = ['input', ...Object.keys(TAGS), '[role]'].join();

/** Roles that are named by what they contain. */
const NAMED_BY_CONTENT = /^(button|link|tab|option|menuitem\w*|summary|checkbox|radio|switch)$/;

const isInput = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement;

export function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role) return role;
  if (isInput(element)) return INPUTS[element.type] ?? 'textbox';
  return TAGS[element.tagName] ?? element.tagName.toLowerCase();
}

const UNSAID = '[aria-hidden="true"], select, textarea, input, script, style';

/** The text of an element without what is hidden from a reader, in one line. */
function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  return [...node.childNodes]
    .map((child) => (child instanceof Element && child.matches(UNSAID) ? ' ' : textIn(child)))
    .join('');
}

const trimmed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const textsOf = (ids: string) =>
  ids.split(/\s+/).map((id) => textIn(document.getElementById(id) ?? document.createTextNode('')));

function labelOf(element: Element): string {
  const label = (element as HTMLInputElement).labels?.[0];
  if (label) return textIn(label);
  return element.getAttribute('placeholder') ?? element.getAttribute('title') ?? '';
}

/** The accessible name, whoever wrote it: never in a report as it is. */
function nameOf(element: Element, role: string): string {
  const ids = element.getAttribute('aria-labelledby');
  if (ids) return trimmed(textsOf(ids).join(' '));
  const label = element.getAttribute('aria-label');
  if (label) return trimmed(label);
  const isField = 'labels' in element && element.tagName !== 'BUTTON';
  return trimmed(!isField && NAMED_BY_CONTENT.test(role) ? textIn(element) : labelOf(element));
}

const fieldOf = (element: Element) => {
  const name = element.getAttribute('name') ?? '';
  return isOwnField(name) ? name : undefined;
};

const placeOf = (element: Element) => element.parentElement?.closest(ANY_PLACE) ?? null;

/** Places of the same name are counted: `dialog 2` is the one over the first. */
function placeName(place: Element | null): string {
  const found = place && Object.entries(PLACES).find(([, selector]) => place.matches(selector));
  if (!found) return 'body';
  const [name, selector] = found;
  const index = name === 'page' ? 0 : [...document.querySelectorAll(selector)].indexOf(place);
  return index > 0 ? `${name} ${index + 1}` : name;
}

const peersOf = (place: Element | null, role: string) =>
  (place ?? document.body).querySelectorAll(`${WITH_ROLE}, ${role}`);

/** Whether it is in a place within that place. */
function isDeeper(element: Element, place: Element | null) {
  const inner = placeOf(element);
  return inner !== null && inner !== place && (place ?? document.body).contains(inner);
}

/** What of a control is gone as soon as it has been pressed: taken at once, and read when there is time. */
export interface Glimpse {
  element: Element;
  role: string;
  name: string;
  place: Element | null;
  /** Null if its place stays, whatever is pressed there. */
  within: string | null;
  peers: NodeListOf<Element>;
}

/** The main part, and what stands around it. */
const isLasting = (place: Element) =>
  place.tagName === 'MAIN' || !place.closest('main, [role="dialog"], [role="menu"], [role="listbox"]');

export function glimpseOf(element: Element): Glimpse {
  const role = roleOf(element);
  const place = placeOf(element);
  const peers = peersOf(place, role);
  const within = place && isLasting(place) ? null : placeName(place);
  return { element, role, name: nameOf(element, role), place, within, peers };
}

/** Whether it is one of those that `nth` counts. */
const isLike = ({ role, name, field }: Omit<Control, 'nth'>, peer: Element) =>
  roleOf(peer) === role && ownName(nameOf(peer, role)) === name && fieldOf(peer) === field;

export function readGlimpse({ element, role, name: said, place, within: known, peers }: Glimpse): Control {
  const within = known ?? placeName(place);
  const name = ownName(said);
  const field = fieldOf(element);
  const control = { within, role, ...(name !== undefined && { name }), ...(field !== undefined && { field }) };
  let nth = 0;
  for (const peer of peers) {
    if (peer === element) break;
    if (isLike(control, peer) && !isDeeper(peer, place)) nth += 1;
  }
  return { ...control, nth };
}

/** A control named without what it shows. */
export const controlOf = (element: Element): Control => readGlimpse(glimpseOf(element));
