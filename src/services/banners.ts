import { afterSuccess } from './http/afterSuccess';
import { api } from './http/api';
import { id, text, type Id, type Wire } from './http/decode';
import { entities, rows } from './http/decodeRows';
import { postForm } from './http/postForm';
import { patchCached } from './http/patchCached';
import { post } from './http/request';
import { ifUnclear, onSuccess } from './http/tags';

/** A picture with a link, shown in the members' app. */
export interface Banner {
  id: Id;
  /** As typed; see `safeLink`. */
  link: string;
  /** Stored name of the picture. */
  image: string;
}

/** Without an image the stored one stays; without an id a banner is created. */
export interface SaveBanner {
  id?: Id;
  link: string;
  image: File | null;
}

function toBanner(row: Wire): Banner | null {
  const bannerId = id(row.id);
  return bannerId === null ? null : { id: bannerId, link: text(row.link), image: text(row.image) };
}

/** The banners. */
export const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query<readonly Banner[], void>({
      query: () => post('banners/list', {}, (body) => entities(rows(body, 'banners'), toBanner)),
      providesTags: ['Banner'],
    }),
    saveBanner: build.mutation<null, SaveBanner>({
      query: ({ id: bannerId, link, image }) =>
        postForm(bannerId === undefined ? 'banners/create' : 'banners/update', { link, image, id: bannerId }),
      invalidatesTags: onSuccess('Banner'),
    }),
    /** Takes the row out of the list that is shown, without asking for it again. */
    deleteBanner: build.mutation<null, Id>({
      query: (bannerId) => post('banners/delete', { id: bannerId }),
      onQueryStarted: (bannerId, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () => {
          const without = (banners: readonly Banner[]) => banners.filter((banner) => banner.id !== bannerId);
          dispatch(patchCached(bannersApi.endpoints.listBanners, undefined, without));
        }),
      invalidatesTags: ifUnclear('Banner'),
    }),
  }),
});

export const { useListBannersQuery, useSaveBannerMutation, useDeleteBannerMutation } = bannersApi;
