import { editedForGood, type Changes } from '../changes';
import { fullName } from '@/services/names';
import { type UpdateProfile } from '@/services/profile';

/** How the journal describes the calls of Profile. */
export const changes = {
  updateProfile: (profile: UpdateProfile) => editedForGood({ noun: 'profile of' }, fullName(profile), 'Profile'),
} satisfies Changes;
