import { fireEvent, screen } from '@testing-library/react';
import { KEYS_OF_A_WORD } from '@test/keysOfAWord';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

describe.each(KEYS_OF_A_WORD)('a key of an input method, %s', (_where, composed) => {
  test('Esc neither closes a dialog nor asks about what was typed', async () => {
    const { user } = renderApp('/plans?dialog=add', mock.admin());
    const name = await screen.findByLabelText('Plan name');
    await user.type(name, 'ح');
    fireEvent.keyDown(name, { key: 'Escape', code: 'Escape', ...composed });
    expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).not.toBeInTheDocument();
    expect(name).toBeVisible();
    const feature = screen.getByLabelText('New feature');
    await user.type(feature, 'かな');
    fireEvent.keyDown(feature, { key: 'Enter', ...composed });
    expect(screen.queryByRole('checkbox', { name: 'かな' })).not.toBeInTheDocument();
    fireEvent.keyDown(feature, { key: 'Enter' });
    expect(screen.getByRole('checkbox', { name: 'かな' })).toBeChecked();
    await user.type(name, '{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  });
});
