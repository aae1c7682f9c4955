import { type PaymentCategoryRow, type PaymentMethodRow } from './rows';
import { factoryOf } from '../../database/factoryOf';

/* All accounts are made up. */
export const PAYMENT_CATEGORIES = [
  'Bank accounts',
  'Mobile wallets',
  'Cards',
  'International transfers',
  'At the clinic',
] as const;

type Row = PaymentMethodRow;
type Method = [name: string, type: string, account: string, category: number, others?: Partial<Row>];

const SCREENSHOT = 'Send the exact amount of your plan, then attach a screenshot of the confirmation.';

const bank = (bankName: string, iban: string, swiftCode: string): Partial<Row> => ({ bankName, iban, swiftCode });

const METHODS: readonly Method[] = [
  [
    'Main account',
    'Bank Transfer',
    '0000123456780001',
    1,
    bank('Example Bank', 'PK00EXMP0000123456780001', 'EXMPPKXX'),
  ],
  [
    'Savings account',
    'Bank Transfer',
    '0000123456780002',
    1,
    bank('Sample Bank', 'PK00SMPL0000123456780002', 'SMPLPKXX'),
  ],
  [
    'Islamic account',
    'Bank Transfer',
    '0000123456780003',
    1,
    bank('Specimen Islamic Bank', 'PK00SPEC0000123456780003', ''),
  ],
  ['Karachi branch', 'Bank Transfer', '0000123456780004', 1, { bankName: 'Example Bank', isActive: 'N' }],
  ['JazzCash', 'JazzCash', '03000000001', 2],
  [
    'JazzCash business till',
    'JazzCash',
    '000012',
    2,
    { paymentInstructions: 'Choose “Pay to till”, then attach the receipt.' },
  ],
  ['EasyPaisa', 'EasyPaisa', '03000000002', 2],
  ['EasyPaisa of last year', 'EasyPaisa', '03000000003', 2, { isActive: 'N' }],
  [
    'Card by link',
    'Stripe',
    'acct_example_0001',
    3,
    { paymentInstructions: 'Your coach sends the link; it is good for a day.' },
  ],
  ['PayPal', 'PayPal', 'payments@petal.example', 3],
  ['Euro account', 'Bank Transfer', '0000000101', 4, bank('Muster Bank', 'DE00000000000000000101', 'MSTRDEXXXXX')],
  ['Pound account', 'Bank Transfer', '00000102', 4, bank('Specimen Bank', 'GB00SPEC00000000000102', 'SPECGBXX')],
  [
    'Dirham account',
    'Bank Transfer',
    '0000000103',
    4,
    { ...bank('Example Bank', 'AE000000000000000000103', ''), isActive: 'N' },
  ],
  [
    'Front desk',
    'Other',
    'Room 2',
    5,
    { paymentInstructions: 'Cash or card, Monday to Friday.\nAsk for a receipt and attach a photo of it.' },
  ],
];

export const PAYMENT_METHOD_COUNT = METHODS.length;

export function makePaymentMethod(n: number): Omit<Row, 'id'> {
  const [paymentMethodName, paymentType, accountNumber, category, others] = METHODS[n % METHODS.length]!;
  return {
    paymentTypesCategoryId: String(category),
    paymentMethodName,
    paymentType,
    accountNumber,
    accountTitle: 'Petal Clinic (example)',
    bankName: null,
    iban: null,
    swiftCode: null,
    paymentInstructions: SCREENSHOT,
    isActive: 'Y',
    ...others,
  };
}

export const paymentCategoryFactory = factoryOf((n): Omit<PaymentCategoryRow, 'id'> => ({
  title: PAYMENT_CATEGORIES[n % PAYMENT_CATEGORIES.length]!,
}));

export const paymentMethodFactory = factoryOf(makePaymentMethod);
