import { api } from './http/api';
import { flag, id, record, text, type Id } from './http/decode';
import { entities, rows, withId, type Decoded } from './http/decodeRows';
import { post } from './http/request';
import { onSuccess } from './http/tags';

const toCategory = withId((row) => ({ title: text(row.title) }));

const toMethod = withId((row) => {
  const category = record(row.paymentTypesCategory);
  return {
    name: text(row.paymentMethodName),
    type: text(row.paymentType),
    categoryId: id(row.paymentTypesCategoryId) ?? id(category.id),
    /** `''` where the category is gone. */
    categoryTitle: text(category.title),
    accountNumber: text(row.accountNumber),
    accountTitle: text(row.accountTitle),
    bankName: text(row.bankName),
    iban: text(row.iban),
    swiftCode: text(row.swiftCode),
    instructions: text(row.paymentInstructions),
    isActive: flag(row.isActive, 'isActive'),
  };
});

export type PaymentMethod = Decoded<typeof toMethod>;

/** Without an id a method is created. */
export interface SavePaymentMethod extends Omit<PaymentMethod, 'id' | 'categoryTitle'> {
  id?: Id;
}

/** The payment methods and their categories. */
export const paymentMethodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPaymentCategories: build.query<readonly Decoded<typeof toCategory>[], void>({
      query: () => post('paymentTypesCategories/list', {}, (body) => entities(rows(body), toCategory)),
      providesTags: ['PaymentCategory'],
    }),
    createPaymentCategory: build.mutation<null, string>({
      query: (title) => post('paymentTypesCategories/create', { title }),
      invalidatesTags: onSuccess('PaymentCategory'),
    }),
    listPaymentMethods: build.query<readonly PaymentMethod[], void>({
      query: () => post('paymentTypes/v2/list', {}, (body) => entities(rows(body), toMethod)),
      providesTags: ['PaymentMethod'],
    }),
    savePaymentMethod: build.mutation<null, SavePaymentMethod>({
      query: ({ id: methodId, categoryId, isActive, ...method }) =>
        post(methodId === undefined ? 'paymentTypes/create' : 'paymentTypes/update', {
          ...(methodId !== undefined && { id: methodId }),
          ...method,
          category: categoryId,
          isActive: isActive ? 'Y' : 'N',
        }),
      invalidatesTags: onSuccess('PaymentMethod'),
    }),
    deletePaymentMethod: build.mutation<null, Id>({
      query: (methodId) => post('paymentTypes/delete', { id: methodId }),
      invalidatesTags: onSuccess('PaymentMethod'),
    }),
  }),
});

export const {
  useListPaymentCategoriesQuery,
  useCreatePaymentCategoryMutation,
  useListPaymentMethodsQuery,
  useSavePaymentMethodMutation,
  useDeletePaymentMethodMutation,
} = paymentMethodsApi;
