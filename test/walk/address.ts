import { type Location } from 'react-router-dom';
import { screenStateAt } from '@/app/screens';
import { sameValues } from '@/lib/sameValues';
import { readView, type EntryState } from '@/screen/screenUrl';
import { type Panel } from './panel';
import { NOT_IN_ADDRESS } from './rules';
import { type Rule } from './world';

const viewAt = ({ store, history }: Panel) => {
  const { pathname, search, state } = history.location as Location<EntryState | null>;
  const screen = screenStateAt(pathname);
  if (!screen) return null;
  const { hidden } = state ?? {};
  return {
    screen,
    shown: screen.select(store.getState()),
    read: { ...screen.defaults, ...readView(screen, search, hidden) },
  };
};

/** No address has half of a sign; a field that names people is in none, and has what was typed. */
const asInAddress = (value: unknown) =>
  typeof value === 'string' ? new URLSearchParams([['', value]]).get('') : value;

export const addressRules = (panel: () => Panel, isLoaded: () => boolean): Rule[] => [
  {
    name: 'The address restores the state',
    broken: () => {
      const view = viewAt(panel());
      if (!view) return null;
      const { screen, shown, read } = view;
      const differ = Object.keys(screen.urlFields).filter(
        (field) => !sameValues(asInAddress(shown[field]), asInAddress(read[field])),
      );
      return differ.length > 0
        ? differ
            .map((field) => `${field} is ${JSON.stringify(shown[field])}, not ${JSON.stringify(read[field])}`)
            .join()
        : null;
    },
  },
  {
    name: 'The dialogs are those of the address',
    broken: (_world, { dialogs, address }) => {
      const view = viewAt(panel());
      if (!view || !isLoaded()) return null;
      const { urlFields } = view.screen;
      const inAddress = Object.keys(urlFields).filter((name) => urlFields[name]?.isDialog && view.shown[name]).length;
      const open = dialogs.filter((name) => !NOT_IN_ADDRESS.test(name)).length;
      return open === inAddress ? null : `${open} open, ${inAddress} in ${address}: ${dialogs.join()}`;
    },
  },
];
