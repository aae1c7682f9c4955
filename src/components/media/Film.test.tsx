import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Film } from './Film';

test('the video is not loaded before it is played', async () => {
  const user = userEvent.setup();
  render(<Film url="/media/squat.mp4" name="Squat" />);
  expect(screen.queryByLabelText('Squat')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Play Squat' }));
  expect(screen.getByLabelText('Squat')).toHaveAttribute('src', '/media/squat.mp4');
  expect(screen.getByLabelText('Squat')).toHaveAttribute('controls');
});

test('the player takes the focus from its button', async () => {
  const user = userEvent.setup();
  render(<Film url="/media/squat.mp4" name="Squat" />);
  await user.click(screen.getByRole('button', { name: 'Play Squat' }));
  expect(screen.getByLabelText('Squat')).toHaveFocus();
});

test('another video that replaces it waits to be played', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Film url="/media/squat.mp4" name="Squat" />);
  await user.click(screen.getByRole('button', { name: 'Play Squat' }));
  rerender(<Film url="/media/bridge.mp4" name="Bridge" />);
  expect(screen.getByRole('button', { name: 'Play Bridge' })).toBeVisible();
});

test('without a video, or with one that cannot be played, a placeholder says so', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Film url={null} name="Squat" />);
  expect(screen.getByRole('img', { name: 'Squat: no video' })).toBeVisible();
  rerender(<Film url="/media/gone.mp4" name="Squat" />);
  await user.click(screen.getByRole('button', { name: 'Play Squat' }));
  fireEvent.error(screen.getByLabelText('Squat'));
  expect(screen.getByRole('img', { name: 'Squat: the video cannot be played' })).toBeVisible();
});
