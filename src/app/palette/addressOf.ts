import { type NavigateOptions, type To } from 'react-router-dom';
import { writeView, type EntryState } from '../urlState';
import { type Command } from './commands';

/**
 * The address of the command. The section's own code writes it, so that is fetched first; if that fails, the result is
 * the section's plain address, whose route shows the failure.
 */
export async function addressOf({ section, view, search: kept }: Command): Promise<[To, NavigateOptions?]> {
  const pathname = section?.path ?? '';
  if (kept !== undefined) return [{ pathname, search: kept }];
  const screen = view && (await section?.load().catch(() => undefined));
  if (!screen?.state) return [pathname];
  const initial = screen.state.slice.getInitialState() as object;
  const { search, hidden } = writeView(screen.state, { ...initial, ...view });
  return [{ pathname, search }, { state: { hidden } satisfies EntryState }];
}
