import { slim, withoutSilent } from './slim';

interface Policy {
  createHTML: (text: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: 'pages', rules: Policy) => Policy;
}

let pages: Policy | undefined;

/**
 * The one way by which a text becomes elements: those of a document that no window shows, in which no script runs and
 * no picture is loaded. The Content-Security-Policy of deploy/nginx knows the policy by its name.
 */
export function documentOf(html: string) {
  pages ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pages', {
    createHTML: (text) => text,
  });
  return new DOMParser().parseFromString(pages ? pages.createHTML(html) : html, 'text/html');
}

const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG', 'HEAD', 'NAV', 'BUTTON', 'SELECT', 'IFRAME']);

/** Elements whose text has lines of its own. */
const BLOCKS =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DIV|DL|DT|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|OL|P|PRE|SECTION|TABLE|TR|UL)$/;
const PARAGRAPHS = /^(?:P|UL|OL|TABLE|H[1-6]|BLOCKQUOTE|PRE|DL)$/;

/** Deeper than any page that a person wrote; one that is made to be deep is cut off there. */
export const DEEPEST = 400;

/** The text of an element as a page shows it, line by line. With `hasHeadings` these are marked as in Markdown. */
export function shownText(root: Node, hasHeadings = false): string {
  const parts: string[] = [];
  const visit = (node: Node, depth: number) => {
    if (depth > DEEPEST) return;
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.nodeValue!.replace(/[\s\u00A0]+/g, ' '));
    if (node.nodeType !== Node.ELEMENT_NODE || SILENT.has(node.nodeName.toUpperCase())) return;
    const name = node.nodeName.toUpperCase();
    if (name === 'BR') parts.push('\n');
    const gap = PARAGRAPHS.test(name) ? '\n\n' : '\n';
    const isBlock = BLOCKS.test(name);
    if (isBlock) parts.push(gap);
    if (hasHeadings && /^H[1-6]$/.test(name)) parts.push(`${'#'.repeat(Number(name[1]))} `);
    if (name === 'TD' || name === 'TH') parts.push(' ');
    node.childNodes.forEach((child) => visit(child, depth + 1));
    if (isBlock) parts.push(gap);
  };
  visit(root, 0);
  const lines = parts
    .join('')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line, at) => line || lines[at - 1])
    .join('\n')
    .trim();
}

/** A longer text is left as it is: it would keep the panel from responding. */
const LONGEST = 100_000;

const MARKUP = /<\/?[a-z!][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/i;

/** A text of a page's data without the markup in it, such as `<p>Mix &amp; bake</p>`. Other texts stay as they are. */
export function plain(text: string): string {
  if (text.length > LONGEST || !MARKUP.test(text)) return text;
  const once = shownText(documentOf(slim(withoutSilent(text))).body);
  // What was escaped twice is the one thing that is left of entities.
  return /&(?:amp|#\d+|nbsp|quot|frac\d+);/i.test(once) && !/</.test(once) ? shownText(documentOf(once).body) : once;
}
