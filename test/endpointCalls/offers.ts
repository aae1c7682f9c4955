import { bannersApi } from '@/services/banners';
import { paymentMethodsApi } from '@/services/paymentMethods';
import { plansApi } from '@/services/plans';
import { type EndpointCall, image } from './endpointCall';

const plans = plansApi.endpoints;
const payments = paymentMethodsApi.endpoints;
const banners = bannersApi.endpoints;

const PLAN = {
  name: 'PCOS Reset',
  details: 'Four weeks',
  duration: '1 month',
  price: 39.9,
  actualPrice: 49.9,
  discountPrice: 10,
  discount: 20.04,
  features: ['Recipes'],
};
const METHOD = {
  name: 'Main account',
  type: 'Bank Transfer',
  accountNumber: '0012',
  accountTitle: 'Petal Clinic',
  bankName: 'City Bank',
  iban: 'PK36SCBL0000001123456702',
  swiftCode: 'CITYPKKA',
  instructions: 'Send the receipt.',
};

export const OFFER_CALLS: EndpointCall[] = [
  ['plans/list', 'json', plans.listPlans.initiate(), {}],
  [
    'plans/create',
    'json',
    plans.savePlan.initiate({ ...PLAN, isFree: false, isPopular: true }),
    { ...PLAN, isFree: 'N', isPopular: 'Y' },
  ],
  [
    'plans/update',
    'json',
    plans.savePlan.initiate({ ...PLAN, id: 3, isFree: true, isPopular: false }),
    { ...PLAN, id: 3, isFree: 'Y', isPopular: 'N' },
  ],
  ['plans/delete', 'json', plans.deletePlan.initiate({ id: 3 }), { id: 3 }],
  ['paymentTypesCategories/list', 'json', payments.listPaymentCategories.initiate(), {}],
  ['paymentTypesCategories/create', 'json', payments.createPaymentCategory.initiate('Banks'), { title: 'Banks' }],
  ['paymentTypes/v2/list', 'json', payments.listPaymentMethods.initiate(), {}],
  [
    'paymentTypes/create',
    'json',
    payments.savePaymentMethod.initiate({ ...METHOD, categoryId: 2, isActive: true }),
    { ...METHOD, category: 2, isActive: 'Y' },
  ],
  [
    'paymentTypes/update',
    'json',
    payments.savePaymentMethod.initiate({ ...METHOD, id: 5, categoryId: null, isActive: false }),
    { ...METHOD, id: 5, category: null, isActive: 'N' },
  ],
  ['paymentTypes/delete', 'json', payments.deletePaymentMethod.initiate(5), { id: 5 }],
  ['banners/list', 'json', banners.listBanners.initiate(), {}],
  [
    'banners/create',
    'form',
    banners.saveBanner.initiate({ link: 'a.b', image }),
    { link: 'a.b', image: 'receipt.png' },
  ],
  [
    'banners/update',
    'form',
    banners.saveBanner.initiate({ id: 4, link: 'a.b', image: null }),
    { link: 'a.b', id: '4' },
  ],
  ['banners/delete', 'json', banners.deleteBanner.initiate({ id: 4 }), { id: 4 }],
];
