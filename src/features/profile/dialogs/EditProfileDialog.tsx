import { FormDialog } from '@/screen/form/FormDialog';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { notifyError, notifySuccess } from '@/components/notify/notify';
import { IMAGES } from '@/components/upload/accept';
import { isSilent, type CallError } from '@/services/http/errors';
import { mediaUrl } from '@/services/media/media';
import { useUpdateProfileMutation } from '@/services/profile';
import { type SessionUser } from '@/services/session/session';
import { profileSchema, toFormValues, toRequest, type ProfileValues } from './profileForm';

const refusalText = (message: string) => message || 'An error occurred while updating profile.';

/** The server's message if it refused; null if there is nothing to show. */
function failureText(error: unknown): string | null {
  const failure = error as CallError;
  if (isSilent(failure)) return null;
  return failure.kind === 'refused' ? refusalText(failure.message) : 'Failed to update profile.';
}

/** Any other message than the expected one counts as a refusal, even in a 200 reply. */
export function EditProfileDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const [updateProfile] = useUpdateProfileMutation();
  const save = async (values: ProfileValues) => {
    const { data, error } = await updateProfile(toRequest(values));
    if (error) return notifyError(failureText(error));
    if (!data.isUpdated) return notifyError(refusalText(data.message));
    notifySuccess('Profile updated successfully!');
    onClose();
  };
  return (
    <FormDialog
      title="Edit Profile"
      initialValues={toFormValues(user)}
      schema={profileSchema(user)}
      onSave={save}
      onClose={onClose}
    >
      <h3 className="form-heading">Account Detail&apos;s</h3>
      <UploadField name="image" label="Image" accept={IMAGES} shape={1} currentUrl={mediaUrl(user.imageURL)} />
      <div className="pair">
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <div className="pair">
        <TextField name="age" label="Age" inputMode="numeric" autoComplete="off" />
        <TextField name="phoneNo" label="Phone" type="tel" autoComplete="tel" />
      </div>
      <TextAreaField name="about" label="About" />
    </FormDialog>
  );
}
