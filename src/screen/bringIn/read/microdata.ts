import { type Thing } from './json';
import { DEEPEST, shownText } from './markup';

type Values = Record<string, unknown>;

function valueOf(element: Element, depth: number): unknown {
  if (element.hasAttribute('itemscope')) return thingOf(element, depth);
  const content = element.getAttribute('content') ?? element.getAttribute('datetime');
  if (content !== null) return content;
  if (/^(?:A|LINK|AREA)$/.test(element.nodeName)) return element.getAttribute('href') ?? '';
  return shownText(element);
}

function add(values: Values, name: string, value: unknown) {
  values[name] = Object.hasOwn(values, name) ? [values[name], value].flat() : value;
}

/** Collects what the elements within an item say of it; another item within it speaks for itself. */
function collect(parent: Element, values: Values, depth: number) {
  if (depth > DEEPEST) return;
  for (const child of parent.children) {
    const names = child.getAttribute('itemprop')?.split(/\s+/).filter(Boolean) ?? [];
    if (names.length) {
      const value = valueOf(child, depth + 1);
      for (const name of names) add(values, name, value);
    }
    if (!child.hasAttribute('itemscope')) collect(child, values, depth + 1);
  }
}

/** What an element says of its item by `itemprop`: a value, or several in a list. */
function thingOf(item: Element, depth = 0): Thing {
  const values: Values = {};
  collect(item, values, depth);
  return values;
}

/** The items of a type in a page's microdata, as the objects that they would be in JSON; not those within one of them. */
export function itemsOfType(page: Document, types: readonly string[]): Thing[] {
  const isOfType = (item: Element) =>
    types.some((type) =>
      item
        .getAttribute('itemtype')
        ?.split(/[\s/#]+/)
        .includes(type),
    );
  const isWithin = (item: Element): boolean => {
    const outer = item.parentElement?.closest('[itemscope]');
    return outer ? isOfType(outer) || isWithin(outer) : false;
  };
  const items = [...page.querySelectorAll('[itemscope][itemtype]')].filter(isOfType);
  return items.filter((item) => !isWithin(item)).map((item) => thingOf(item));
}
