import { documentUrl, mediaUrl } from './media';

test('a stored name or path is joined to the media host, each segment encoded', () => {
  expect(mediaUrl('a b.png')).toBe('/media/a%20b.png');
  expect(mediaUrl('/dishes/soup#1.svg')).toBe('/media/dishes/soup%231.svg');
  expect(mediaUrl('dishes/a%20b.svg')).toBe('/media/dishes/a%20b.svg');
});

test.each(['https://host/x.png', 'http://host/x.png', 'blob:http://host/1', 'data:image/png;base64,AA'])(
  'an absolute address is used as it is: %s',
  (address) => {
    expect(mediaUrl(address)).toBe(address);
  },
);

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//host/x',
  '\ud83e.png',
  '../secret',
  'a/../../secret',
  '%2e%2e/%2E%2e/__log',
  '.%2e/__log',
  'a/..%2f..%2fsecret',
  '..\\..\\secret',
  '%2e%2e%5csecret',
  '',
])('anything else gives no address: %s', (address) => {
  expect(mediaUrl(address)).toBeNull();
});

test('dots in a name do not leave the folder', () => {
  expect(mediaUrl('a..b/.../%252e%252e.png')).toBe('/media/a..b/.../%252e%252e.png');
});

test('a document opens only from the media host or an http(s) address', () => {
  expect(documentUrl('forms/sana.pdf')).toBe('/media/forms/sana.pdf');
  expect(documentUrl('https://host/sana.pdf')).toBe('https://host/sana.pdf');
  for (const file of ['data:image/svg+xml,<svg/>', 'blob:https://host/1', 'javascript:alert(1)', '%2e%2e/__log'])
    expect(documentUrl(file)).toBeNull();
});
