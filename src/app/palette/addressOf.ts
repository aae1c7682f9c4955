import { type NavigateOptions, type To } from 'react-router-dom';
import { writeView, type EntryState } from '../urlState';
import { type Command } from './commands';

/**
 * Where the command leads. The section writes its own address, so its code is fetched first; where that fails, the
 * section's plain address tells of it.
 */
export async function addressOf({ section, view }: Command): Promise<[To, NavigateOptions?]> {
  const pathname = section?.path ?? '';
  const screen = view && (await section?.load().catch(() => undefined));
  if (!screen?.state) return [pathname];
  const initial = screen.state.slice.getInitialState() as object;
  const { search, hidden } = writeView(screen.state, { ...initial, ...view });
  return [{ pathname, search }, { state: { hidden } satisfies EntryState }];
}
