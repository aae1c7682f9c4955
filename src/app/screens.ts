import { createAction } from '@reduxjs/toolkit';
import { canonical } from '@/screen/navigation/appRouter';
import { type ScreenState, type Section } from '@/screen/section';
import { join } from '@/lib/slots';
import { slices, type AppStore } from './store';

/** Prefetches a screen's code. If that fails, it is fetched again when the screen is opened. */
export const prefetchScreen = ({ load }: Pick<Section, 'load'>) => void load().catch(() => undefined);

const screenJoined = createAction<string>('app/screenJoined');

const joined = new Map<string, ScreenState>();

/** The state of the screen at this address, once it has been opened. */
export const screenStateAt = (pathname: string) => joined.get(canonical(pathname));

/** Loads a screen and what capabilities add to it; its slices join the store with the next action. */
export async function joinScreen({ path, load }: Pick<Section, 'path' | 'load'>) {
  const [{ Page, state }] = await Promise.all([load(), join(path)]);
  if (state) {
    for (const slice of [state.slice, ...state.rooms]) slices.inject(slice as never);
    joined.set(path, state);
  }
  return { Page, state };
}

/** Loads a screen and has its slices in the store. */
export async function openScreen(section: Pick<Section, 'path' | 'load'>, store: AppStore) {
  const { Page, state } = await joinScreen(section);
  if (state) store.dispatch(screenJoined(state.slice.name));
  return Page;
}
