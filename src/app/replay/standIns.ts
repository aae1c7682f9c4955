/** `xxxx-xxxxx-xxx` as an address of mail, `xxxxx---xxxxxxx-xxx` as one of the web: as long, and a form takes it. */
const asMail = (text: string) => text.replace('-', '@').replaceAll('-', '.');
const asLink = (text: string) => text.replace(/^x+---/, 'https://').replaceAll('-', '.');

const isLink = (field: Element) =>
  field.getAttribute('type') === 'url' || /link|url|address/i.test(field.getAttribute('name') ?? '');

/**
 * What is typed into a field for what somebody typed: the stand-in of the report, in the form that the field takes. The
 * report has no signs, so those that a mail or an address needs are put back.
 */
export function asTyped(field: Element, standIn: string): string {
  const type = field.getAttribute('type') ?? 'text';
  if (type === 'email') return asMail(standIn);
  if (type === 'date') return standIn && new Date().toISOString().slice(0, 10);
  if (type === 'time') return standIn && '00:00';
  if (type === 'number') return standIn.replace(/(?<=0)-(?=0)/, '.');
  return isLink(field) ? asLink(standIn) : standIn;
}
