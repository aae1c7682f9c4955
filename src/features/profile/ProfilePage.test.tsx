import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const region = () => screen.findByRole('region', { name: 'Profile' });

/** The values under the labels, in their order. */
const values = (view: HTMLElement) =>
  within(view)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('the profile shows the known values and keeps line breaks', async () => {
  const person = { ...mock.admin(), email: 'a+b@petal.app', age: '38', phoneNo: '+44 1', about: 'One\nTwo' };
  renderApp('/profile', person);
  const view = await region();
  expect(values(view)).toEqual(['Amina Rahman', 'a+b@petal.app', '38', '+44 1', 'One\nTwo']);
});

test('unknown values are shown as N/A, or as a missing bio', async () => {
  renderApp('/profile', { ...mock.admin(), email: '', age: '', phoneNo: '', about: ' ' });
  const view = await region();
  expect(values(view)).toEqual(['Amina Rahman', 'N/A', 'N/A', 'N/A', 'No bio available.']);
});

test('a stored picture is shown, but not from a hostile address', async () => {
  const person = { ...mock.admin(), imageURL: 'uploads/1-amina.png' };
  const { leave } = renderApp('/profile', person);
  expect(within(await region()).getByRole('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/uploads\/1-amina\.png$/),
  );
  leave();
  renderApp('/profile', { ...person, imageURL: 'javascript:alert(1)' });
  expect(within(await region()).queryByRole('img', { name: 'Picture of Amina Rahman' })).not.toHaveAttribute('src');
});

test('a text about oneself is never read as HTML', async () => {
  renderApp('/profile', { ...mock.admin(), about: '<img src=x onerror=alert(1)>' });
  expect(within(await region()).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

test('the profile names the build', async () => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'build', content: '1.2.3 1a2b3c4d' }));
  renderApp('/profile', mock.admin());
  expect(await region()).toHaveTextContent('Open-source licences · Version 1.2.3 1a2b3c4d');
});

test('the dialog is in the address, and Back closes it', async () => {
  const { user, router, go } = renderApp('/profile', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?dialog=edit'));
  await go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a sub-admin without Profile among the modules is led to the dashboard', async () => {
  const { router } = renderApp('/profile', mock.subAdmin(['Users']));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});
