import { createSlice } from '@reduxjs/toolkit';
import { fillAt, install, join } from '@/lib/slots';
import { screenState, sectionRooms } from './section';

test('a room that is added after the state was first read is in it', async () => {
  const slice = createSlice({ name: 'teas', initialState: { search: '' }, reducers: {} });
  const room = createSlice({ name: 'teas/selection', initialState: { selected: null }, reducers: { cleared() {} } });
  const teas = screenState('/teas', slice, {});
  const root = { teas: slice.getInitialState(), 'teas/selection': room.getInitialState() };
  expect(teas.select(root)).toEqual({ search: '' });
  install([{ parts: { '/teas': () => Promise.resolve({ fills: [fillAt(sectionRooms, '/teas', { slice: room })] }) } }]);
  await join('/teas');
  expect(teas.select(root)).toEqual({ search: '', selected: null });
  expect(teas.select(root)).toBe(teas.select(root));
  expect(Object.keys(teas.actions)).toEqual(['cleared']);
});
