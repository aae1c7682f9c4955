import { afterSuccess } from './http/afterSuccess';
import { api } from './http/api';
import { record, text, type Wire } from './http/decode';
import { changeOwnAccount } from './session/ownAccount';
import { postForm } from './http/postForm';
import { onSuccess } from './http/tags';

/** Age, phone and about are sent only if they are not empty. */
export interface UpdateProfile {
  firstName: string;
  lastName: string;
  email: string;
  age: string;
  phoneNo: string;
  about: string;
  /** Null to keep the picture. */
  image: File | null;
}

interface ProfileReply {
  /** Whether the message is the one that means success. */
  isUpdated: boolean;
  message: string;
  /** The person as the server has stored it. */
  account: Wire;
}

const UPDATED = 'Profile updated successfully.';

function toReply(body: unknown): ProfileReply {
  const { message, data } = record(body);
  return { isUpdated: message === UPDATED, message: text(message), account: record(data) };
}

const sentFields = ({ firstName, lastName, email, age, phoneNo, about }: UpdateProfile) => ({
  firstName,
  lastName,
  email,
  ...(age && { age }),
  ...(phoneNo && { phoneNo }),
  ...(about && { about }),
});

/** The profile of the person who is signed in. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The reply replaces the stored session user; fields that it leaves out are taken from the request.
    updateProfile: build.mutation<ProfileReply, UpdateProfile>({
      query: (profile) => postForm('users/update/profile', { ...sentFields(profile), image: profile.image }, toReply),
      invalidatesTags: onSuccess('Moderator', 'GroupPosts', 'Comments'),
      onQueryStarted: (profile, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, ({ isUpdated, account }) => {
          if (isUpdated) dispatch(changeOwnAccount({ ...sentFields(profile), ...account }));
        }),
    }),
  }),
});

export const { useUpdateProfileMutation } = profileApi;
