import { mediaUrl } from './media';

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
  '../secret',
  '',
])('anything else gives no address: %s', (address) => {
  expect(mediaUrl(address)).toBeNull();
});
