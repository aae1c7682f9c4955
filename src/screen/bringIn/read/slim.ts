/** What no text is in, or none that is shown. */
const SILENT = /<(script|style|title|template|noscript|iframe|svg|math)\b[^<>]*>|<!--|<!\[CDATA\[|<[!?][^<>]*>/gi;

/** Of these the rest of the page is what they hold, if they have no end. */
const RAW = /^(?:script|style|title|iframe)$/i;

/** The page without scripts, styles, drawings and comments; `each` is told of each of them. */
export function withoutSilent(source: string, each: (tag: string, content: string) => void = () => {}): string {
  const rest: string[] = [];
  const unended = new Set<string>();
  let index = 0;
  SILENT.lastIndex = 0;
  for (let opening = SILENT.exec(source); opening; opening = SILENT.exec(source)) {
    rest.push(source.slice(index, opening.index));
    const start = SILENT.lastIndex;
    const name = opening[1]?.toLowerCase() ?? opening[0];
    const isTag = opening[1] !== undefined;
    const isDeclaration = !isTag && opening[0] !== '<!--';
    const closing = isTag ? new RegExp(`</${name}\\s{0,9}>`, 'gi') : /-->/g;
    closing.lastIndex = start;
    const end = isDeclaration || unended.has(name) ? null : closing.exec(source);
    if (end) each(opening[0], source.slice(start, end.index));
    else if (!isDeclaration) unended.add(name);
    const isRest = !end && (name === '<!--' || RAW.test(name));
    index = end ? closing.lastIndex : start;
    if (isRest) index = source.length;
    SILENT.lastIndex = index;
  }
  rest.push(source.slice(index));
  return rest.join(' ');
}

const TAG = /<(\/?)([a-z][\w:-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gi;

/** What lays out lines, or holds what is not shown. */
const KEPT =
  /^(?:address|article|aside|blockquote|body|br|button|dd|div|dl|dt|figure|footer|form|h[1-6]|head|header|hr|li|main|nav|ol|p|pre|section|select|table|td|th|tr|ul)$/;
const EMPTY = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const ATTRIBUTE =
  /\s(itemprop|itemtype|itemscope|content|datetime|href)(?=[\s=/]|$)(?:\s{0,9}=\s{0,9}("[^"<]*"|'[^'<]*'|[^\s"'<>]+))?/gi;

/** Elements in elements beyond this are left out: a browser takes long for them, and no person made them. */
const DEEPEST = 200;

/** How far up an end looks for its beginning. */
const NEAR = 60;

/**
 * The page with the tags that matter alone: those that lay out lines, and those that say what something is. Of their
 * attributes only these last ones stay, so nothing in it could run or load anything, even if it were shown.
 */
export function slim(html: string): string {
  const open: { name: string; isKept: boolean }[] = [];
  return html.replace(TAG, (_tag, end: string, given: string, attributes: string) => {
    const name = given.toLowerCase();
    if (end) {
      let at = open.length - 1;
      while (at >= 0 && open.length - at < NEAR && open[at]!.name !== name) at -= 1;
      if (open[at]?.name !== name) return '';
      const [{ isKept } = { isKept: false }] = open.splice(at);
      return isKept ? `</${name}>` : '';
    }
    const kept = /item|itemprop/i.test(attributes) ? (` ${attributes}`.match(ATTRIBUTE) ?? []) : [];
    const isKept = open.length < DEEPEST && (KEPT.test(name) || kept.length > 0);
    if (!EMPTY.test(name)) open.push({ name, isKept });
    return isKept ? `<${name}${kept.join('')}>` : '';
  });
}
