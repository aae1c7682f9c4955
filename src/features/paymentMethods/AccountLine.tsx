import { CopyButton } from '@/components/copy/CopyButton';
import { titleOf } from '@/components/format/title';
import { type PaymentMethod } from '@/services/paymentMethods';
import { groupedAccount, plainAccount } from './accountNumber';

interface Props {
  method: PaymentMethod;
  field: 'accountNumber' | 'iban' | 'swiftCode';
  /** What it is, as in `Copy IBAN of Main account`. */
  what: string;
  /** Whether the line also shows `what`. */
  isNamed?: boolean;
}

/** An account in groups of four, with a button that copies it without them. */
export function AccountLine({ method, field, what, isNamed }: Props) {
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
