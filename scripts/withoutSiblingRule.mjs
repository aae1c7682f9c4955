const RULE = /legend ?\+ ?\* ?\{[^}]*\}/;

/**
 * For webpack, of sheets: leaves out Bootstrap's `legend + *`. It is about an element of any kind after another, so wherever an
 * element goes, browsers style all that stands after it anew: the whole page, where a dialog closes. It is for legends that
 * float, and ours do not (src/styles/_fields.scss).
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} sheet
 */
export default function withoutSiblingRule(sheet) {
  if (!this.resourcePath.endsWith('main.scss')) return sheet;
  if (!RULE.test(sheet)) throw new Error('Bootstrap has no such rule any more.');
  return sheet.replace(RULE, '');
}
