import { type YesNo } from '../../database/yesNo';

export interface PlanRow {
  id: string;
  name: string;
  details: string;
  duration: string;
  price: string;
  actualPrice: string;
  discountPrice: string;
  discount: string;
  isFree: YesNo;
  isPopular: YesNo;
  /** A JSON list of texts. */
  features: string;
}

export interface PaymentCategoryRow {
  id: string;
  title: string;
}

/** §3 Payment method. */
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

export interface BannerRow {
  id: string;
  link: string;
  image: string;
}
