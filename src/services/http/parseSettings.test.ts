import { parseSettings } from './parseSettings';

const GOOD = { apiRoot: 'https://api.example.org/', mediaHost: '/media', productName: ' Petal ', adminUserId: 1 };

test('reads a settings block and drops the slash at an address’s end', () => {
  expect(parseSettings(JSON.stringify(GOOD))).toEqual({
    apiRoot: 'https://api.example.org',
    mediaHost: '/media',
    productName: 'Petal',
    adminUserId: 1,
  });
});

test('reports go nowhere unless an address is set', () => {
  const reportTo = (value: unknown) => parseSettings(JSON.stringify({ ...GOOD, reportTo: value })).reportTo;
  expect(reportTo('')).toBeUndefined();
  expect(reportTo('/reports')).toBe('/reports');
});

test.each([
  [undefined, 'missing'],
  ['{', 'not valid JSON'],
  ['null', 'JSON object'],
  [JSON.stringify({ ...GOOD, apiRoot: undefined }), '"apiRoot"'],
  [JSON.stringify({ ...GOOD, apiRoot: 'javascript:x' }), '"apiRoot"'],
  [JSON.stringify({ ...GOOD, mediaHost: '//evil' }), '"mediaHost"'],
  [JSON.stringify({ ...GOOD, reportTo: 'reports.example.org' }), '"reportTo"'],
  [JSON.stringify({ ...GOOD, reportTo: true }), '"reportTo"'],
  [JSON.stringify({ ...GOOD, productName: ' ' }), '"productName"'],
  [JSON.stringify({ ...GOOD, adminUserId: null }), '"adminUserId"'],
])('says what is wrong with %s', (json, message) => {
  expect(() => parseSettings(json)).toThrow(message);
});
