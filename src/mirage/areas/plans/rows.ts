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

declare module '../../database/tables' {
  interface Tables {
    plans: PlanRow;
  }
}
