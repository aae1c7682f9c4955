import { object, string } from 'yup';
import { type UpdateProfile } from '@/services/profile';
import { type SessionUser } from '@/services/session';

export type ProfileValues = UpdateProfile;

const AGE = /^(?:[1-9]\d?|1[01]\d|120)$/;

/** Readings, Profile: the names and the email are required, the age is a whole number from 1 to 120 if given. */
export const profileSchema = object({
  firstName: string().trim().required('First name is required.'),
  lastName: string().trim().required('Last name is required.'),
  email: string().trim().required('Email is required.').email('Email is not valid.'),
  age: string().trim().matches(AGE, {
    message: 'Age must be a whole number from 1 to 120.',
    excludeEmptyString: true,
  }),
});

export const toFormValues = ({ firstName, lastName, email, age, phoneNo, about }: SessionUser): ProfileValues => ({
  firstName,
  lastName,
  email,
  age,
  phoneNo,
  about,
  image: null,
});

/** The request of values that passed the schema; the text about oneself goes as typed. */
export const toRequest = ({ about, image, ...lines }: ProfileValues): UpdateProfile => ({
  firstName: lines.firstName.trim(),
  lastName: lines.lastName.trim(),
  email: lines.email.trim(),
  age: lines.age.trim(),
  phoneNo: lines.phoneNo.trim(),
  about: about.trim() && about,
  image,
});
