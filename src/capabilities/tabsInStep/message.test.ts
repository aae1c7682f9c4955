import { readMessage } from './keepInStep';

const SESSION = 'one';

test('tags with and without an id are read', () => {
  const tags = ['Banner', { type: 'Comments', id: 12 }];
  expect(readMessage({ session: SESSION, tags }, SESSION)).toEqual([{ type: 'Banner' }, { type: 'Comments', id: 12 }]);
});

test('a message of another session has none', () => {
  expect(readMessage({ session: 'other', tags: ['Banner'] }, SESSION)).toEqual([]);
});

test('tags of another build are left out', () => {
  const tags = ['Sticker', { type: 'Sticker', id: 1 }, { type: 'Comments', id: {} }, null, 'Banner'];
  expect(readMessage({ session: SESSION, tags }, SESSION)).toEqual([{ type: 'Banner' }]);
});

test.each([undefined, null, 'Banner', ['Banner'], { session: SESSION }, { session: SESSION, tags: 'Banner' }])(
  '%j is no message',
  (value) => {
    expect(readMessage(value, SESSION)).toEqual([]);
  },
);
