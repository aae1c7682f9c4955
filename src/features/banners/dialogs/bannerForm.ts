import { mixed, object, string } from 'yup';
import { type Banner, type SaveBanner } from '@/services/banners';
import { type Id } from '@/services/http/decode';

export interface BannerValues {
  link: string;
  image: File | null;
}

/** A new banner needs an image; an edited one may keep its own. */
export const bannerSchema = (banner: Banner | undefined) =>
  object({
    link: string().trim().required('Link is required.'),
    image: banner?.image ? mixed<File>().nullable() : mixed<File>().required('Image is required.'),
  });

export const toFormValues = (banner: Banner | undefined): BannerValues => ({ link: banner?.link ?? '', image: null });

/** The request for values that passed the schema; without an id a banner is created. */
export const toRequest = ({ link, image }: BannerValues, id?: Id): SaveBanner => ({ id, link: link.trim(), image });
