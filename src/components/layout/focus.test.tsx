import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepFocus } from './focus';

/** A page with a button that is removed when it is pressed, and another beside the page. */
function Page() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <main ref={keepFocus} tabIndex={-1}>
        {isThere && <button onClick={() => setThere(false)}>Clear</button>}
        <input aria-label="Search" />
      </main>
      <button onClick={() => setThere(false)}>Clear from afar</button>
    </>
  );
}

test('the page takes the focus of an element that is removed', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('an element elsewhere keeps the focus', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear from afar' }));
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear from afar' })).toHaveFocus();
});
