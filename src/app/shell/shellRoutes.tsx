import { type RouteObject } from 'react-router-dom';
import { fetched } from '../fetched';
import { Guard } from '../Guard';
import { openScreen } from '../screens';
import { SCREENS } from '../sections';
import { type AppStore } from '../store';

/** The routes inside the shell. They are part of its code, so that the sign-in page comes without the sections. */
export const shellRoutes = (store: AppStore): RouteObject[] => [
  ...SCREENS.map((section) => ({
    path: section.path,
    ...fetched(
      () => openScreen(section, store),
      (page) => <Guard section={section}>{page}</Guard>,
    ),
  })),
  {
    path: '*',
    ...fetched(async () => (await import(/* webpackChunkName: "not-found" */ '../NotFoundPage')).NotFoundPage),
  },
];
