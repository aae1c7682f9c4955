import { asTyped } from './standIns';

const field = (attributes: Record<string, string>) => {
  const input = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  return input;
};

test.each([
  [{ type: 'text' }, 'xxxx xx', 'xxxx xx'],
  [{ type: 'email' }, 'xxxx-xxxxx-xxx', 'xxxx@xxxxx.xxx'],
  [{ type: 'text', name: 'link' }, 'xxxxx---xxx-xxxxx-xx', 'https://xxx.xxxxx.xx'],
  [{ type: 'text', name: 'link' }, 'xxxxx-xxxxxxx', 'xxxxx.xxxxxxx'],
  [{ type: 'number' }, '00-0', '00.0'],
  [{ type: 'time' }, '00-00', '00:00'],
  [{ type: 'date' }, '', ''],
])('%j takes %s as %s', (attributes, standIn, typed) => {
  expect(asTyped(field(attributes), standIn)).toBe(typed);
});
