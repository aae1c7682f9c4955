import { fireEvent, render, screen } from '@testing-library/react';
import { MediaThumb } from './MediaThumb';

test('shows the picture, loaded lazily', () => {
  render(<MediaThumb url="/media/bowl.svg" alt="Oat bowl" />);
  const image = screen.getByRole('img', { name: 'Oat bowl' });
  expect(image).toHaveAttribute('src', '/media/bowl.svg');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a placeholder without a picture keeps its name', () => {
  render(<MediaThumb url={null} alt="Oat bowl" />);
  expect(screen.getByRole('img', { name: 'Oat bowl' })).not.toHaveAttribute('src');
});

test('a picture that fails is replaced by the placeholder until it has another address', () => {
  const { rerender } = render(<MediaThumb url="/media/gone.svg" alt="Oat bowl" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Oat bowl' })).not.toHaveAttribute('src');
  rerender(<MediaThumb url="/media/bowl.svg" alt="Oat bowl" />);
  expect(screen.getByRole('img', { name: 'Oat bowl' })).toHaveAttribute('src', '/media/bowl.svg');
});
