const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/i;
const LONG_NUMBER = /^\d{9,}$/;

/** Whether it is shown in groups of four; takes an account without spaces. */
const isGrouped = (compact: string) => IBAN.test(compact) || LONG_NUMBER.test(compact);

const withoutSpaces = (account: string) => account.replace(/\s/g, '');

/** As a bank's form accepts it: an IBAN or a long number without spaces, anything else trimmed. */
export function plainAccount(account: string): string {
  const compact = withoutSpaces(account);
  return isGrouped(compact) ? compact : account.trim();
}

/** As it is shown: an IBAN or a long number in groups of four, anything else trimmed. */
export function groupedAccount(account: string): string {
  const compact = withoutSpaces(account);
  return isGrouped(compact) ? compact.match(/.{1,4}/g)!.join(' ') : account.trim();
}
