import { type PaymentMethod } from '@/services/payments';
import { AccountLine } from './AccountLine';
import { NO_VALUE } from './paymentsView';

interface Props {
  method: PaymentMethod;
}

/** §2 Payments: account, title, and the bank if present. */
export function AccountDetails({ method }: Props) {
  const { accountNumber, accountTitle, bankName } = method;
  if (!accountNumber && !accountTitle && !bankName) return NO_VALUE;
  return (
    <>
      <AccountLine method={method} field="accountNumber" what="account number" />
      {accountTitle && <span className="meta clip">{accountTitle}</span>}
      {bankName && <span className="meta clip">{bankName}</span>}
    </>
  );
}

/** §2 Payments: IBAN and SWIFT if present. */
export function AdditionalInfo({ method }: Props) {
  if (!method.iban && !method.swiftCode) return NO_VALUE;
  return (
    <>
      <AccountLine method={method} field="iban" what="IBAN" isNamed />
      <AccountLine method={method} field="swiftCode" what="SWIFT" isNamed />
    </>
  );
}
