import { screen } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
import { writeView } from '@/screen/screenUrl';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { type Section } from '@/screen/section';
import { SCREENS } from './sections';

const mock = mockServer();

const SECTIONS: readonly Section[] = SCREENS;

const ADDITIONS = SECTIONS.flatMap((section) =>
  (section.additions ?? []).flatMap(({ label, view }) =>
    'dialog' in view ? [[`${section.label}: ${label}`, section, view] as const] : [],
  ),
);

test.each(ADDITIONS)('%s opens where no list could be loaded', async (_label, section, view) => {
  const admin = mock.admin();
  refuse(mock.server, '*', { status: 500 });
  const { state } = await section.load();
  const { search } = writeView(state!, { ...state!.defaults, ...view });
  renderApp(section.path + search, admin);
  expect(await screen.findByRole('dialog')).toBeVisible();
});
