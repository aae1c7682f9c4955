import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterView } from '@/screen/navigation/AppRouterView';
import { memoryRouter } from '@test/memoryRouter';
import { SignUpPage } from './SignUpPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function open() {
  const routes = [
    { path: '/signup', Component: SignUpPage },
    { path: '/dashboard', element: <p>Dashboard</p> },
    { path: '/login', element: <p>Login</p> },
  ];
  render(<AppRouterView router={memoryRouter(routes, ['/signup'])} />);
}

async function reachCode() {
  open();
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  act(() => jest.advanceTimersByTime(2000));
}

const boxes = () => screen.getAllByRole('textbox');
const digits = () => boxes().map((box) => (box as HTMLInputElement).value);

test('begins in the first field, also where a link led here', () => {
  open();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('takes anything, waits two seconds, then asks for a code', async () => {
  open();
  expect(['Name', 'Email', 'Password', 'Confirm password'].map((name) => screen.getByLabelText(name))).toHaveLength(4);
  await user.type(screen.getByLabelText('Email'), 'not an email');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.getByText('Please wait...')).toBeVisible();
  act(() => jest.advanceTimersByTime(1900));
  expect(screen.queryByText(/We sent a 5-digit code/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText('We sent a 5-digit code to user@example.com.')).toBeVisible();
  expect(boxes()).toHaveLength(5);
});

test('Back returns to the form with the typed values', async () => {
  open();
  await user.type(screen.getByLabelText('Name'), 'Amina');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  act(() => jest.advanceTimersByTime(2000));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Amina');
});

test('Verify Code only opens the dashboard', async () => {
  await reachCode();
  await user.click(screen.getByRole('button', { name: 'Verify Code' }));
  expect(screen.getByText('Dashboard')).toBeVisible();
});

test('a box accepts a digit but no letter, and typing moves to the next box', async () => {
  await reachCode();
  await user.click(boxes()[0]!);
  await user.keyboard('1a2');
  expect(digits()).toEqual(['1', '2', '', '', '']);
  expect(boxes()[2]).toHaveFocus();
});

test('a digit typed into a full box replaces the first', async () => {
  await reachCode();
  await user.click(boxes()[0]!);
  await user.keyboard('1');
  fireEvent.change(boxes()[0]!, { target: { value: '19' } });
  expect(digits()[0]).toBe('9');
});

test('a pasted code fills the boxes', async () => {
  await reachCode();
  await user.click(boxes()[2]!);
  await user.paste(' 12-345 ');
  expect(digits()).toEqual(['1', '2', '3', '4', '5']);
  expect(boxes()[4]).toHaveFocus();
});

test('arrows move; Backspace empties, then moves back', async () => {
  await reachCode();
  await user.click(boxes()[0]!);
  await user.keyboard('123{ArrowLeft}{ArrowLeft}');
  expect(boxes()[1]).toHaveFocus();
  await user.keyboard('{ArrowRight}{Backspace}');
  expect(digits()).toEqual(['1', '2', '', '', '']);
  await user.keyboard('{Backspace}');
  expect(digits()).toEqual(['1', '', '', '', '']);
  expect(boxes()[1]).toHaveFocus();
});

test('Resend Code empties the boxes', async () => {
  await reachCode();
  await user.click(boxes()[0]!);
  await user.paste('12345');
  await user.click(screen.getByRole('button', { name: 'Resend Code' }));
  expect(digits()).toEqual(['', '', '', '', '']);
});
