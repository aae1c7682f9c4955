import { mixed, object, string } from 'yup';
import { type Banner, type SaveBanner } from '@/services/banners';
import { type Id } from '@/services/http/decode';

export interface BannerValues {
  link: string;
  image: File | null;
}

/** The image that a banner has already counts. */
export const bannerSchema = (banner: Banner | undefined) =>
  object({
    link: string().trim().required('Link is required.'),
    image: banner?.image ? mixed<File>().nullable() : mixed<File>().required('Image is required.'),
  });

export const toFormValues = (banner: Banner | undefined): BannerValues => ({ link: banner?.link ?? '', image: null });

/** The request of values that passed the schema; without an id a banner is created. */
export const toRequest = ({ link, image }: BannerValues, id?: Id): SaveBanner => ({ id, link: link.trim(), image });
