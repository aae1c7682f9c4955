import { type Handlers } from '../../calls/api';
import { type PlanRow } from './rows';
import { deleteFrom, found, ok, HttpError } from '../../calls/reply';
import { optionalText, textField, type Fields } from '../../calls/request';
import { wireRow } from '../../database/wire';

const AMOUNTS = ['price', 'actualPrice', 'discountPrice', 'discount'] as const;
const FLAGS = ['isFree', 'isPopular'] as const;
const REQUIRED = ['name', 'details', ...AMOUNTS, ...FLAGS, 'features'];

function amountField(fields: Fields, name: string): string {
  const amount = Number(textField(fields, name));
  if (!(amount >= 0)) throw new HttpError(422, `${name} must be a number from 0.`);
  return amount.toFixed(2);
}

function flagField(fields: Fields, name: string): 'Y' | 'N' {
  const flag = fields[name];
  if (flag !== 'Y' && flag !== 'N') throw new HttpError(422, `${name} must be Y or N.`);
  return flag;
}

function featuresOf({ features }: Fields): string {
  const isListOfTexts = Array.isArray(features) && features.every((feature) => typeof feature === 'string');
  if (!isListOfTexts || features.length === 0) throw new HttpError(422, 'features must be a list of texts.');
  return JSON.stringify(features);
}

/** Reads a plan; throws if the discount is greater than the price. */
function planOf(fields: Fields): Omit<PlanRow, 'id'> {
  const discountPrice = amountField(fields, 'discountPrice');
  const actualPrice = amountField(fields, 'actualPrice');
  if (Number(discountPrice) > Number(actualPrice))
    throw new HttpError(422, 'Discount amount cannot be greater than actual price.');
  return {
    name: textField(fields, 'name'),
    details: textField(fields, 'details'),
    duration: optionalText(fields, 'duration'),
    price: amountField(fields, 'price'),
    actualPrice,
    discountPrice,
    discount: amountField(fields, 'discount'),
    isFree: flagField(fields, 'isFree'),
    isPopular: flagField(fields, 'isPopular'),
    features: featuresOf(fields),
  };
}

export const planHandlers: Handlers = ({ post, table }) => {
  const rows = table('plans');
  const plan = (id: unknown) => found(rows.find(id), 'Plan');

  post('plans/list', {}, () => ok(rows.all().map(wireRow)));

  post('plans/create', { required: ['duration', ...REQUIRED] }, (fields) =>
    ok(wireRow(rows.insert(planOf(fields))), 'Plan created successfully.'),
  );

  // A plan of old may have no duration, and keep none.
  post('plans/update', { required: ['id', ...REQUIRED] }, (fields) => {
    rows.update(plan(fields.id).id, planOf(fields));
    return ok(null, 'Plan updated successfully.');
  });

  post('plans/delete', { required: ['id'] }, deleteFrom(rows, 'Plan'));
};
