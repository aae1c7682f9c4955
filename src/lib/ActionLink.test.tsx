import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ActionLink } from './ActionLink';

const Address = () => <output>{useLocation().pathname}</output>;

function renderLink() {
  const act = jest.fn();
  render(
    <MemoryRouter>
      <ActionLink to="/there" act={act}>
        Go
      </ActionLink>
      <Address />
    </MemoryRouter>,
  );
  return { act, link: screen.getByRole('link', { name: 'Go' }) };
}

test('a plain click acts, and the address stays', () => {
  const { act, link } = renderLink();
  expect(link).toHaveAttribute('href', '/there');
  fireEvent.click(link);
  expect(act).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('/');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s the click is left to the browser', (key) => {
  const { act, link } = renderLink();
  fireEvent.click(link, { [key]: true });
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('/');
});
