import { createAction } from '@reduxjs/toolkit';
import { canonical } from '@/screen/navigation/appRouter';
import { type Screen, type Section } from '@/screen/section';
import { join } from '@/lib/slots';
import { slices, type AppStore } from './store';

/** Fetches and runs a screen's code and what capabilities add to it. If that fails, it is fetched again when the screen is opened. */
export const prefetchScreen = ({ path, load }: Pick<Section, 'path' | 'load'>) =>
  void Promise.all([load(), join(path)]).catch(() => undefined);

const screenJoined = createAction<string>('app/screenJoined');

const joined = new Map<string, Screen>();

/** The screen at this address, once it has been opened. */
export const screenAt = (pathname: string) => joined.get(canonical(pathname));

/** Its state. */
export const screenStateAt = (pathname: string) => screenAt(pathname)?.state;

/** Loads a screen and what capabilities add to it; its slices join the store with the next action. */
export async function joinScreen({ path, load }: Pick<Section, 'path' | 'load'>) {
  const [screen] = await Promise.all([load(), join(path)]);
  const { state } = screen;
  for (const slice of state ? [state.slice, ...state.rooms] : []) slices.inject(slice as never);
  joined.set(path, screen);
  return screen;
}

/** Loads a screen and has its slices in the store. */
export async function openScreen(section: Pick<Section, 'path' | 'load'>, store: AppStore) {
  const { Page, state } = await joinScreen(section);
  if (state) store.dispatch(screenJoined(state.slice.name));
  return Page;
}
