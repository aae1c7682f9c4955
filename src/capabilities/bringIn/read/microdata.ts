import { type Thing } from './json';
import { type Markup, shownText } from './markup';

type Values = Record<string, unknown>;

/** RDFa says the same in attributes of other names. */
const isItem = ({ attributes }: Markup) => 'itemscope' in attributes || 'typeof' in attributes;

function valueOf(element: Markup): unknown {
  if (isItem(element)) return thingOf(element);
  const { content, datetime, href } = element.attributes;
  const said = content ?? datetime;
  if (said !== undefined) return said;
  return /^(?:a|link|area)$/.test(element.name) ? (href ?? '') : shownText(element);
}

/** What the elements within an item say of it by `itemprop`: a value, or several in a list. Items in it speak for themselves. */
function thingOf(item: Markup): Thing {
  const values: Values = {};
  const collect = (part: Markup | string) => {
    if (typeof part === 'string') return;
    const names = (part.attributes.itemprop ?? part.attributes.property)?.split(/\s+/).filter(Boolean) ?? [];
    const value = names.length ? valueOf(part) : undefined;
    for (const given of names) {
      const name = given === 'ingredients' ? 'recipeIngredient' : given;
      values[name] = Object.hasOwn(values, name) ? [values[name], value].flat() : value;
    }
    if (!isItem(part)) part.parts.forEach(collect);
  };
  item.parts.forEach(collect);
  return values;
}

/** The items of a type in a page's microdata, as the objects that they would be in JSON; not those within one of them. */
export function itemsOfType(page: Markup, types: readonly string[]): Thing[] {
  const isOfType = ({ attributes }: Markup) =>
    types.some((type) => (attributes.itemtype ?? attributes.typeof)?.split(/[\s/#:]+/).includes(type));
  const items = (part: Markup | string): Thing[] => {
    if (typeof part === 'string') return [];
    return isItem(part) && isOfType(part) ? [thingOf(part)] : part.parts.flatMap(items);
  };
  return items(page);
}
