import { type Interceptor } from '../calls/api';
import { defaultScenario } from './default';
import { type Scenario } from './scenario';

/** What people type, by the name of its field on the wire. */
const TYPED = new Set(
  `firstName lastName name title email phoneNo content comment description details caption dosage note about message
  link externalLink ingredients directions ingredientsDetails cookingSteps features duration currency paymentMethod
  paymentMethodName paymentType accountNumber accountTitle bankName iban swiftCode paymentInstructions`.split(/\s+/),
);

/** These have a meaning: a longer one would be another. */
const MEANT = new Set(['role', 'mealType']);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.repeat(7);

/** A word of 60 to 170 letters that begins with the text and has no space. */
function longWord(text: string) {
  const [start = '', ...end] = text.replace(/\s/g, '').split('@');
  return [(start + LETTERS).slice(0, 60 + ((text.length * 37) % 111)), ...end].join('@');
}

function longText(text: string) {
  if (!text.startsWith('[')) return longWord(text);
  return JSON.stringify((JSON.parse(text) as string[]).map(longWord));
}

function longForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(longForm);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if (MEANT.has(field)) return [field, inner];
      return [field, typeof inner === 'string' && inner && TYPED.has(field) ? longText(inner) : longForm(inner)];
    }),
  );
}

const long = (): Interceptor => async (_path, _request, next) => {
  const { status, body } = await next();
  return { status, body: longForm(body) };
};

/** Whatever people type is a word of 60 to 170 letters without a space, over the default practice. */
export const longScenario: Scenario = { ...defaultScenario, makeInterceptor: long };
