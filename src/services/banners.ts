import { afterSuccess } from './http/afterSuccess';
import { api } from './http/api';
import { text, type Id } from './http/decode';
import { entities, rows, withId, type Decoded } from './http/decodeRows';
import { postForm } from './http/postForm';
import { patchCached } from './http/patchCached';
import { post } from './http/request';
import { ifUnclear, onSuccess, tellChange, type ById, type InRound } from './http/tags';

const toBanner = withId((row) => ({
  /** As typed; see `safeLink`. */
  link: text(row.link),
  /** Stored name of the picture. */
  image: text(row.image),
}));

/** A picture with a link, shown in the members' app. */
export type Banner = Decoded<typeof toBanner>;

/** Without an image the stored one stays; without an id a banner is created. */
export interface SaveBanner extends InRound {
  id?: Id;
  link: string;
  image: File | null;
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
    deleteBanner: build.mutation<null, ById>({
      query: ({ id: bannerId }) => post('banners/delete', { id: bannerId }),
      onQueryStarted: ({ id: bannerId }, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () => {
          const without = (banners: readonly Banner[]) => banners.filter((banner) => banner.id !== bannerId);
          dispatch(patchCached(bannersApi.endpoints.listBanners, undefined, without));
        }),
      invalidatesTags: ifUnclear('Banner'),
    }),
  }),
});

/** Loads everything that shows banners again, in all tabs. */
export const invalidateBanners = () => api.util.invalidateTags([...tellChange(['Banner'])]);

export const { useListBannersQuery, useSaveBannerMutation, useDeleteBannerMutation } = bannersApi;
