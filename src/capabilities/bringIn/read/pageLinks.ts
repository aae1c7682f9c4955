import { type Markup, named } from './markup';
import { type Vocabulary } from './vocabulary';

const HEADING = /^h[1-6]$/;
/** What is of the site, and what leads through it. */
const BELOW = /^(?:footer|aside)$/;
const ABOVE = /^(?:header|nav)$/;
const INLINE = /^(?:a|abbr|b|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u)$/;

const hasHeading = (page: Markup) => [1, 2, 3, 4, 5, 6].some((level) => !named(page, `h${level}`).next().done);

/**
 * The page with the address of the first link below each heading, which a page does not show, on a line of its own, and
 * without its footer; the page as it is for a section whose records have no link.
 */
export function withAddresses(page: Markup, { taken }: Vocabulary): Markup {
  if (!taken.fields.some(({ kind }) => kind === 'link')) return page;
  /** The address found, null before that; `''` where none is looked for any more. */
  let found: string | null = hasHeading(page) ? '' : null;
  const visit = (element: Markup): Markup => {
    if (ABOVE.test(element.name)) return element;
    if (HEADING.test(element.name)) found = null;
    const { href = '' } = element.attributes;
    if (found === null && element.name === 'a' && /^https?:\/\//i.test(href)) found = href;
    const parts = element.parts.flatMap((part): (Markup | string)[] => {
      if (typeof part === 'string') return [part];
      if (BELOW.test(part.name)) return [];
      const inner = visit(part);
      if (!found || INLINE.test(part.name)) return [inner];
      const address: Markup = { name: 'p', attributes: {}, parts: [found] };
      found = '';
      return [inner, address];
    });
    return { ...element, parts };
  };
  return visit(page);
}
