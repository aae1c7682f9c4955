import { type PaymentMethod } from '@/services/paymentMethods';
import { AccountLine } from './AccountLine';

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
