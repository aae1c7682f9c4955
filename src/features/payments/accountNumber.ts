const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/i;
const LONG_NUMBER = /^\d{9,}$/;

/** Whether it is read in groups; spaces that somebody typed do not count. */
const isGrouped = (compact: string) => IBAN.test(compact) || LONG_NUMBER.test(compact);

const withoutSpaces = (account: string) => account.replace(/\s/g, '');

/** What a bank's form takes: an IBAN or a long number without spaces, anything else as it is stored. */
export function plainAccount(account: string): string {
  const compact = withoutSpaces(account);
  return isGrouped(compact) ? compact : account.trim();
}

/** What a person reads: an IBAN or a long number in groups of four. */
export function groupedAccount(account: string): string {
  const compact = withoutSpaces(account);
  return isGrouped(compact) ? compact.match(/.{1,4}/g)!.join(' ') : account.trim();
}
