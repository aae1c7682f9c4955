import { type PayloadAction } from '@reduxjs/toolkit';
import { writeView } from '../screenUrl';
import { oneOf } from '../urlFields';
import { listSlice, slicePart } from './listSlice';
import { PEOPLE_SEARCHED, sortedPages } from './sliceParts';

const TABS = ['all', 'old'] as const;

const initialState: { tab: (typeof TABS)[number] } = { tab: 'all' };

const tabs = slicePart({
  initialState,
  urlFields: { tab: oneOf(TABS) },
  reducers: {
    tabSelected(state, { payload }: PayloadAction<(typeof TABS)[number]>) {
      state.tab = payload;
      state.search = '';
    },
  },
});

const teaPlans = listSlice('teaPlans', ['add', 'edit'], sortedPages(['name']), tabs);

const { actions, getInitialState, reducer } = teaPlans.slice;

test('the address of the section is its name in words, and its events are called after it', () => {
  expect(teaPlans.path).toBe('/tea-plans');
  expect(actions.searchChanged('mint').type).toBe('teaPlans/searchChanged');
});

test('the view, the tab and the search come first in the address, the dialog last', () => {
  const state = {
    ...getInitialState(),
    dialog: { kind: 'add' as const },
    page: 2,
    search: 'mint',
    sort: { key: 'name' as const, direction: 'desc' as const },
    tab: 'old' as const,
    view: 'checks' as const,
  };
  expect(writeView(teaPlans, { ...state }).search).toBe(
    '?view=checks&tab=old&search=mint&page=2&sort=-name&dialog=add',
  );
});

test('a later part replaces an event: another search of a table with pages begins at the first', () => {
  const third = reducer(undefined, actions.pageChanged(3));
  expect(reducer(third, actions.searchChanged('mint'))).toMatchObject({ search: 'mint', page: 1 });
  expect(reducer({ ...third, search: 'mint' }, actions.tabSelected('old'))).toMatchObject({ search: '', tab: 'old' });
});

test('what a restored view does not name has its default', () => {
  const third = reducer(undefined, actions.pageChanged(3));
  expect(reducer(third, actions.viewRestored({ search: 'mint' }))).toEqual({ ...getInitialState(), search: 'mint' });
});

test('a search for people is not in the address', () => {
  const people = listSlice('people', ['add'], PEOPLE_SEARCHED);
  expect(writeView(people, { ...people.slice.getInitialState(), search: 'Sana' })).toEqual({
    search: '',
    hidden: { search: 'Sana' },
  });
});
