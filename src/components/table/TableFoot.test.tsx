import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableFoot } from './TableFoot';

function Foot({ total, sizes }: { total: number; sizes?: number[] }) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  return <TableFoot {...{ page, pageSize, total, sizes }} onPage={setPage} onPageSize={setPageSize} />;
}

test('announces the range and turns the pages', async () => {
  const user = userEvent.setup();
  render(<Foot total={248} />);
  expect(screen.getByRole('status')).toHaveTextContent('1-10 of 248');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('status')).toHaveTextContent('11-20 of 248');
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByRole('status')).toHaveTextContent('241-248 of 248');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.click(screen.getByRole('button', { name: 'First page' }));
  expect(screen.getByRole('status')).toHaveTextContent('1-10 of 248');
});

test('thousands are grouped', async () => {
  const user = userEvent.setup();
  render(<Foot total={100_000} />);
  expect(screen.getByRole('status')).toHaveTextContent('1-10 of 100,000');
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByRole('status')).toHaveTextContent('99,991-100,000 of 100,000');
});

test('a button at its end is disabled but keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Foot total={12} />);
  const next = screen.getByRole('button', { name: 'Next page' });
  await user.click(next);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('11-12 of 12');
});

test('offers 10, 15, 20, 25 and 30 rows per page', async () => {
  const user = userEvent.setup();
  render(<Foot total={248} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '15', '20', '25', '30']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page:' }), '25');
  expect(screen.getByRole('status')).toHaveTextContent('1-25 of 248');
});

test('an empty list reads 0-0 of 0 and both directions are disabled', () => {
  render(<Foot total={0} />);
  expect(screen.getByRole('status')).toHaveTextContent('0-0 of 0');
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});
