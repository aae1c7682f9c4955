import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ListPage } from '../list/ListPage';
import { listSlice } from '../list/listSlice';
import { CardBox } from './CardBox';
import { SELECTION } from './selection';

test('a card of any class is ticked by its box, by x and by a press that is on no other control', async () => {
  const list = listSlice('things', [], SELECTION);
  const store = configureStore({ reducer: { things: list.slice.reducer } });
  const selected = () => store.getState().things.selected;
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
