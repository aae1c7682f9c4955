import { type PaymentMethod } from '@/services/paymentMethods';
import { CopyButton } from '@/components/copy/CopyButton';
import { titleOf } from '@/components/format/title';

interface Props {
  method: PaymentMethod;
}

/** Account number, title and bank, if they are known. */
export function AccountDetails({ method }: Props) {
  const { accountTitle, bankName } = method;
  return (
    <>
      <AccountLine method={method} field="accountNumber" what="account number" />
      {accountTitle && <span className="meta clip">{accountTitle}</span>}
      {bankName && <span className="meta clip">{bankName}</span>}
    </>
  );
}

/** IBAN and SWIFT code, if they are known. */
export function AdditionalInfo({ method }: Props) {
  return (
    <>
      <AccountLine method={method} field="iban" what="IBAN" isNamed />
      <AccountLine method={method} field="swiftCode" what="SWIFT" isNamed />
    </>
  );
}

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

interface AccountLineProps {
  method: PaymentMethod;
  field: 'accountNumber' | 'iban' | 'swiftCode';
  /** What it is, as in `Copy IBAN of Main account`. */
  what: string;
  /** Whether the line also shows `what`. */
  isNamed?: boolean;
}

/** An account in groups of four, with a button that copies it without them. */
function AccountLine({ method, field, what, isNamed }: AccountLineProps) {
  const text = groupedAccount(method[field]);
  if (!text) return null;
  return (
    <span className="account-line">
      {isNamed && <span className="meta">{what}</span>}
      <span className="clip">{text}</span>
      <CopyButton label={`Copy ${what} of ${titleOf(method.name)}`} text={plainAccount(method[field])} />
    </span>
  );
}
