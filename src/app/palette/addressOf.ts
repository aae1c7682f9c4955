import { type NavigateOptions, type To } from 'react-router-dom';
import { writeView } from '@/screen/screenView';
import { addressOfView } from '@/screen/viewMenu/savedView';
import { type Command } from './commands';

/**
 * The address of the command. The section's own code writes it, so that is fetched first; if that fails, the result is
 * the section's plain address, whose route shows the failure.
 */
export async function addressOf({ section, view, kept }: Command): Promise<[To, NavigateOptions?]> {
  const pathname = section?.path ?? '';
  const { state } = ((view ?? kept) && (await section?.load().catch(() => undefined))) || {};
  if (!state) return [pathname];
  const { search, hidden } = kept ? addressOfView(state, kept) : writeView(state, { ...state.defaults, ...view });
  return [{ pathname, search }, { state: { hidden } }];
}
