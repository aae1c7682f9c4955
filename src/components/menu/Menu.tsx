import { lazyComponent } from '../lazy/lazyComponent';
import { LazyDialog } from '../lazy/LazyDialog';
import { type MenuProps } from './MenuList';

/** The list and all icons, fetched once a page is shown. */
export const menuList = lazyComponent<MenuProps>(
  async () => (await import(/* webpackChunkName: "menu" */ './MenuList')).MenuList,
);

/** An open menu. Where its code is not there yet, it shows as soon as that has come. */
export const Menu = (props: MenuProps) => (
  <LazyDialog of={menuList} what="menu" props={props} onFailure={props.onClose} />
);
