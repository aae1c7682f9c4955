import fc from 'fast-check';
import { TYPED_TEXTS } from '@test/typedTexts';
import { escapeRegExp } from './escapeRegExp';

const found = (text: string, flags: string) => new RegExp(escapeRegExp(text), flags).exec(text);

test.each(TYPED_TEXTS)('%j finds itself, whatever the flags', (text) => {
  for (const flags of ['', 'i', 'u', 'giu']) expect(found(text, flags)?.[0]).toBe(text);
});

test('so does any other text, and no other than itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, other) => {
      expect(found(text, 'u')?.[0]).toBe(text);
      expect(new RegExp(`^${escapeRegExp(text)}$`, 'u').test(other)).toBe(text === other);
    }),
  );
});
