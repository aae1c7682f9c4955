import { ImageFill, Images, PlusLg } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { EmptyList } from '@/screen/EmptyList';
import { ListHead, ListPage } from '@/screen/list/ListPage';
import { SavedRow } from '@/screen/list/SavedRow';
import { TableCard } from '@/screen/list/TableCard';
import { TableRows } from '@/screen/list/TableRows';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { useListBannersQuery } from '@/services/banners';
import { BANNERS_TABLE } from './bannersColumns';
import { bannersScreen, dialogOpened } from './bannersScreen';
import './banners.scss';

const NOT_KNOWN = '—';

const dialogs = lazyDialogs(
  '/banners',
  async () => (await import(/* webpackChunkName: "banners-dialogs" */ './BannersDialogs')).BannersDialogs,
);

/** The Banners screen. Entering it refetches the list; cached rows stay on screen meanwhile. */
function BannersPage() {
  const { data: banners, isFetching: isLoading } = useListBannersQuery(undefined, ON_ENTRY);
  const add = dialogOpened({ kind: 'add' });
  // In the head, and on a phone beside Sort by.
  const total = (
    <>
      <span className="meta">Total Banners:</span> <b className="figures">{banners?.length ?? NOT_KNOWN}</b>
    </>
  );
  return (
    <ListPage of={bannersScreen} lists={{ banners, isLoading }} dialogs={dialogs}>
      <ListHead lead={<p className="counter">{total}</p>}>
        <AddButton icon={PlusLg} label="Add Banner" opens={add} className="btn-primary" />
      </ListHead>
      <TableCard of={BANNERS_TABLE} rows={banners} isLoading={isLoading} placeholder="Search banners...">
        <SavedRow />
        <TableRows count={total}>
          <EmptyList icon={Images} title="No banners found" add="Add Banner" opens={add} />
        </TableRows>
      </TableCard>
    </ListPage>
  );
}

export const screen: Screen = {
  Page: BannersPage,
  icon: ImageFill,
  state: bannersScreen,
};
