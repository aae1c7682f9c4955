import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../dialog/Dialog';
import { useKeyMap } from './useKeyMap';

function Page({ onEscape }: { onEscape: () => void }) {
  const place = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(true);
  useKeyMap({ escape: onEscape }, place);
  return (
    <main ref={place}>
      {/* As in a browser, where React renders before the next listener runs. */}
      {isOpen && <Dialog title="Move" onClose={() => flushSync(() => setOpen(false))} children="Where to" />}
    </main>
  );
}

test('the Esc that closes a dialog does nothing below it; the next one does', async () => {
  const onEscape = jest.fn();
  render(<Page onEscape={onEscape} />);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
});
