import { overList } from '@/screen/list/OverList';
import { namedViews } from '@/screen/shell/namedViews';
import { fill, type Parts } from '@/lib/slots';
import { columns } from '@/screen/viewMenu/useColumns';
import { viewName } from '@/screen/viewMenu/useViewName';
import { viewsOf } from './savedView';
import { useChosenColumns } from './useChosenColumns';
import { useCurrentName } from './useListViews';
import { ViewChips } from './ViewChips';

export const fills = [
  fill(overList, ViewChips),
  fill(columns, useChosenColumns),
  fill(viewName, useCurrentName),
  fill(namedViews, viewsOf),
];

export const parts: Parts = {
  viewMenu: () => import(/* webpackChunkName: "view-dialogs" */ './viewMenu'),
};
