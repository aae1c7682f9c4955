import { useMemo } from 'react';
import { bindActionCreators } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { PagedTable } from '@/components/table/PagedTable';
import { type Banner } from '@/services/banners';
import { BANNERS_COLUMNS } from './bannersColumns';
import { bannersScreen, selectBannersScreen } from './bannersScreen';
import { sortBanners } from './bannersView';

const bannerId = ({ id }: Banner) => id;

/** One page of the banners that the search found. */
export function BannersTable({ found }: { found: readonly Banner[] }) {
  const events = bindActionCreators(bannersScreen.actions, useDispatch());
  const view = useSelector(selectBannersScreen);
  const ordered = useMemo(() => sortBanners(found, view.sort), [found, view.sort]);
  return (
    <PagedTable label="Banners" columns={BANNERS_COLUMNS} rows={ordered} rowId={bannerId} view={view} events={events} />
  );
}
