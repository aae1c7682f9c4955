import { Hinted } from '@/components/form/Hinted';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { IMAGES } from '@/components/upload/accept';
import { useSavedNote } from '@/screen/saved/useSavedNote';
import { linkHint } from '@/screen/form/linkHint';
import { FormDialog } from '@/screen/form/FormDialog';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { useSaveBannerMutation, type Banner } from '@/services/banners';
import { mediaUrl } from '@/services/media/media';
import { bannerSchema, toFormValues, toRequest, type BannerValues } from './bannerForm';
import { bannerRecord } from '../bannerRecord';

interface Props {
  /** The banner that is edited; without one a new banner is created. */
  banner?: Banner;
  onClose: () => void;
}

/** Add New Banner, and Edit Banner. */
export function BannerDialog({ banner, onClose }: Props) {
  const [saveBanner] = useSaveBannerMutation();
  const noted = useSavedNote(bannerRecord);
  const saving = useGuardedSave({
    of: bannerRecord,
    id: banner?.id,
    toValues: toFormValues,
    newSchema: bannerSchema(undefined),
    send: (values: BannerValues, id) => noted(id, () => saveBanner(toRequest(values, id))),
  });
  return (
    <FormDialog
      title={banner ? 'Edit Banner' : 'Add New Banner'}
      initialValues={toFormValues(banner)}
      schema={bannerSchema(banner)}
      onClose={onClose}
      {...saving}
    >
      <BannerFields pictureUrl={banner && mediaUrl(banner.image)} />
    </FormDialog>
  );
}

export const BannerFields = ({ pictureUrl }: { pictureUrl?: string | null }) => (
  <>
    <Hinted names={['link']} hintOf={({ link }: BannerValues) => linkHint(link)}>
      <TextField name="link" label="Link" inputMode="url" autoComplete="off" />
    </Hinted>
    <UploadField name="image" label="Image" accept={IMAGES} shape={3} currentUrl={pictureUrl} />
  </>
);
