import { safeLink } from './links';

test.each([
  ['https://tea.example/spearmint?size=50#buy', 'https://tea.example/spearmint?size=50#buy'],
  ['http://tea.example', 'http://tea.example'],
  ['HTTP://Tea.Example/Spearmint', 'HTTP://Tea.Example/Spearmint'],
  ['tea.example/spearmint', 'https://tea.example/spearmint'],
  ['  tea.example \n', 'https://tea.example'],
  ['//tea.example', 'https://tea.example'],
  ['tea.example:8080/spearmint', 'https://tea.example:8080/spearmint'],
  ['tea.example/?from=https://petal.example', 'https://tea.example/?from=https://petal.example'],
  ['tea.example/green tea', 'https://tea.example/green tea'],
  ['شاي.example', 'https://شاي.example'],
])('%j leads to %s', (typed, address) => {
  expect(safeLink(typed)).toBe(address);
});

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://tea.example/%0aalert(1)',
  'javascript:1',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'file:///etc/hosts',
  'blob:https://tea.example/1',
  'mailto:amina@petal.example',
  'tel:123',
  'https:tea.example',
  'https://',
  'ask the pharmacy',
])('%j is no link', (typed) => {
  expect(safeLink(typed)).toBeNull();
});
