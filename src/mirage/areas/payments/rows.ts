import { type YesNo } from '../../database/yesNo';

export interface PaymentCategoryRow {
  id: string;
  title: string;
}

export interface PaymentMethodRow {
  id: string;
  paymentTypesCategoryId: string | null;
  paymentMethodName: string;
  paymentType: string;
  accountNumber: string;
  accountTitle: string;
  bankName: string | null;
  iban: string | null;
  swiftCode: string | null;
  paymentInstructions: string | null;
  isActive: YesNo;
}

declare module '../../database/tables' {
  interface Tables {
    paymentCategories: PaymentCategoryRow;
    paymentMethods: PaymentMethodRow;
  }
}
