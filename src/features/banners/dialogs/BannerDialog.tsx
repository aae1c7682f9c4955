import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES } from '@/components/upload/accept';
import { FormDialog } from '@/screen/form/FormDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { useSaveBannerMutation, type Banner } from '@/services/banners';
import { mediaUrl } from '@/services/media/media';
import { bannerSchema, toFormValues, toRequest, type BannerValues } from './bannerForm';

interface Props {
  /** The banner that is edited; without one a new banner is created. */
  banner?: Banner;
  onClose: () => void;
}

/** Add New Banner, and Edit Banner. */
export function BannerDialog({ banner, onClose }: Props) {
  const [saveBanner] = useSaveBannerMutation();
  const save = (values: BannerValues) => saveOrTell(saveBanner(toRequest(values, banner?.id)), onClose);
  return (
    <FormDialog
      title={banner ? 'Edit Banner' : 'Add New Banner'}
      initialValues={toFormValues(banner)}
      schema={bannerSchema(banner)}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="link" label="Link" inputMode="url" autoComplete="off" />
      <UploadField name="image" label="Image" accept={IMAGES} currentUrl={banner && mediaUrl(banner.image)} />
    </FormDialog>
  );
}
