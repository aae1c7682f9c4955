import { screen } from '@testing-library/react';
import { type SessionUser } from '@/services/session/session';
import { renderApp } from './renderApp';

/** Opens a page whose lists were loaded 16 seconds ago, or another time. */
export async function openAged(address: string, as: SessionUser, firstSeen: string, secondsAgo = 16) {
  const now = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - secondsAgo * 1000);
  const view = renderApp(address, as);
  await screen.findAllByText(firstSeen);
  clock.mockRestore();
  return view;
}
