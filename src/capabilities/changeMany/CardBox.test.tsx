import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fillAt, install, join } from '@/lib/slots';
import { ListPage } from '@/screen/list/ListPage';
import { listSlice } from '@/screen/list/listSlice';
import { sectionRooms } from '@/screen/section';
import { CardBox } from './CardBox';
import { selectionSlice } from './selection';

test('a card of any class is ticked by its box, by x and by a press that is on no other control', async () => {
  const list = listSlice('things', []);
  const slice = selectionSlice('things');
  install([{ parts: { '/things': () => Promise.resolve({ fills: [fillAt(sectionRooms, '/things', { slice })] }) } }]);
  await join('/things');
  const store = configureStore({ reducer: { things: list.slice.reducer, 'things/selection': slice.reducer } });
  const selected = () => store.getState()['things/selection'].selected;
  const user = userEvent.setup();
  render(
    <Provider store={store}>
      <ListPage of={list}>
        <main>
          <div data-testid="card">
            <CardBox id={1} name="One" />
            <p>Text</p>
            <button type="button">Open</button>
          </div>
        </main>
      </ListPage>
    </Provider>,
  );
  await user.click(screen.getByRole('checkbox', { hidden: true }));
  expect(selected()).toEqual([1]);
  await user.click(screen.getByText('Text'));
  expect(selected()).toBeNull();
  screen.getByRole('button').focus();
  await user.keyboard('x');
  await user.click(screen.getByRole('button'));
  expect(selected()).toEqual([1]);
});
