import { FormDialog } from '@/components/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { notifyError } from '@/components/notify/notify';
import { IMAGES } from '@/components/upload/accept';
import { useSaveBannerMutation, type Banner } from '@/services/banners';
import { failureMessage } from '@/services/http/errors';
import { mediaUrl } from '@/services/media/media';
import { bannerSchema, toFormValues, toRequest, type BannerValues } from './bannerForm';

interface Props {
  /** The banner that is edited; without one a new banner is created. */
  banner?: Banner;
  onClose: () => void;
}

/** §2 Add New Banner, and Edit Banner. */
export function BannerDialog({ banner, onClose }: Props) {
  const [saveBanner] = useSaveBannerMutation();
  const save = async (values: BannerValues) => {
    const { error } = await saveBanner(toRequest(values, banner?.id));
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
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
