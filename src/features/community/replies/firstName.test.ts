import { replyFrom, replyTo } from './firstName';

test.each([
  ['Hi {name}, enjoy the weddings.', 'Nadia', 'Hi Nadia, enjoy the weddings.'],
  ['{name}, this one is for you, {name}.', ' Nadia ', 'Nadia, this one is for you, Nadia.'],
  ['Hi {name}, enjoy the weddings.', '', 'Hi, enjoy the weddings.'],
  ['{name}, this one is for you.', ' ', 'this one is for you.'],
  ['Thank you.\n{name}, we look at it.', '', 'Thank you.\nwe look at it.'],
  ['Hi $& {name}', '$&', 'Hi $& $&'],
])('%j to %j is %j', (text, firstName, expected) => {
  expect(replyTo(text, firstName)).toBe(expected);
});

test.each([
  ['Hi Nadia, ask Nadiab.', 'Nadia', 'Hi {name}, ask Nadiab.'],
  ['Hi نور, welcome', 'نور', 'Hi {name}, welcome'],
  ['Hi A.B. and AxB', 'A.B', 'Hi {name}. and AxB'],
  ['Hi Nadia', '', 'Hi Nadia'],
])('%j written to %j becomes the reply %j', (answer, firstName, expected) => {
  expect(replyFrom(answer, firstName)).toBe(expected);
});
