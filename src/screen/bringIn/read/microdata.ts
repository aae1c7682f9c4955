import { shownText } from './markup';
import { type Thing } from './things';

const isInside = (item: Element, element: Element) =>
  element.parentElement?.closest('[itemscope]') === item && element.hasAttribute('itemprop');

function valueOf(element: Element): unknown {
  if (element.hasAttribute('itemscope')) return thingOf(element);
  const content = element.getAttribute('content') ?? element.getAttribute('datetime');
  if (content !== null) return content;
  if (/^(?:A|LINK|AREA)$/.test(element.nodeName)) return element.getAttribute('href') ?? '';
  return shownText(element);
}

/** What an element says of its item by `itemprop`: a value, or several in a list. */
function thingOf(item: Element): Thing {
  const thing: Record<string, unknown> = {};
  for (const element of item.querySelectorAll('[itemprop]')) {
    if (!isInside(item, element)) continue;
    for (const name of element.getAttribute('itemprop')!.split(/\s+/).filter(Boolean)) {
      const value = valueOf(element);
      thing[name] = name in thing ? [thing[name], value].flat() : value;
    }
  }
  return thing;
}

/** The items of a type in a page's microdata, as the objects that they would be in JSON. */
export const itemsOfType = (page: Document, types: readonly string[]): Thing[] =>
  [...page.querySelectorAll('[itemscope][itemtype]')]
    .filter((item) =>
      types.some((type) =>
        item
          .getAttribute('itemtype')!
          .split(/[\s/#]+/)
          .includes(type),
      ),
    )
    .map(thingOf);
