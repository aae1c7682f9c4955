import { type Handlers } from '../../calls/api';
import { type PaymentMethodRow } from './rows';
import { deleteFrom, found, ok, HttpError } from '../../calls/reply';
import { optionalText, textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { requireFreeTitle } from '../../calls/freeTitle';

const REQUIRED = ['name', 'type', 'accountNumber', 'accountTitle', 'isActive'];

function textsOf(fields: Fields): Omit<PaymentMethodRow, 'id' | 'paymentTypesCategoryId'> {
  const { isActive } = fields;
  if (isActive !== 'Y' && isActive !== 'N') throw new HttpError(422, 'isActive must be Y or N.');
  return {
    paymentMethodName: textField(fields, 'name'),
    paymentType: textField(fields, 'type'),
    accountNumber: textField(fields, 'accountNumber'),
    accountTitle: textField(fields, 'accountTitle'),
    bankName: optionalText(fields, 'bankName'),
    iban: optionalText(fields, 'iban'),
    swiftCode: optionalText(fields, 'swiftCode'),
    paymentInstructions: optionalText(fields, 'instructions'),
    isActive,
  };
}

export const paymentHandlers: Handlers = ({ post, table }) => {
  const methods = table('paymentMethods');
  const categories = table('paymentCategories');
  const method = (id: unknown) => found(methods.find(id), 'Payment method');

  const wireMethod = (row: PaymentMethodRow) => {
    const { paymentTypesCategoryId: categoryId } = row;
    const category = categories.find(categoryId);
    return {
      ...wireRow(row),
      paymentTypesCategoryId: categoryId === null ? null : wireId(categoryId),
      paymentTypesCategory: category ? wireRow(category) : null,
    };
  };

  /** A method may do without a category, and may keep one that was deleted. */
  const categoryOf = ({ category = null }: Fields, kept: string | null) => {
    if (category === null) return null;
    return kept !== null && category === wireId(kept) ? kept : found(categories.find(category), 'Category').id;
  };

  const rowOf = (fields: Fields, kept: string | null = null) => ({
    ...textsOf(fields),
    paymentTypesCategoryId: categoryOf(fields, kept),
  });

  post('paymentTypesCategories/list', {}, () => ok(categories.all().map(wireRow)));

  post('paymentTypesCategories/create', { required: ['title'] }, (fields) => {
    const title = textField(fields, 'title');
    requireFreeTitle(categories.all(), title, 'category');
    return ok(wireRow(categories.insert({ title })), 'Category created successfully.');
  });

  post('paymentTypes/v2/list', {}, () => ok(methods.all().map(wireMethod)));

  post('paymentTypes/create', { required: REQUIRED }, (fields) =>
    ok(wireMethod(methods.insert(rowOf(fields))), 'Payment method created successfully.'),
  );

  post('paymentTypes/update', { required: ['id', ...REQUIRED] }, (fields) => {
    const { id, paymentTypesCategoryId } = method(fields.id);
    methods.update(id, rowOf(fields, paymentTypesCategoryId));
    return ok(null, 'Payment method updated successfully.');
  });

  post('paymentTypes/delete', { required: ['id'] }, deleteFrom(methods, 'Payment method'));
};
