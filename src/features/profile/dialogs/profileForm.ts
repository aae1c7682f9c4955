import { object, string } from 'yup';
import { plainText, unlessStored } from '@/components/form/rules';
import { plainLine } from '@/lib/plainLine';
import { readCount } from '@/lib/readFigure';
import { type UpdateProfile } from '@/services/profile';
import { type SessionUser } from '@/services/session/session';

export type ProfileValues = UpdateProfile;

const toAge = (typed: string) => readCount(typed, 120);

/** A stored value cannot be emptied: empty values are not sent, so the server would keep it. */
const kept = (stored: string, label: string, rule = string().trim()) =>
  rule.test('kept', `${label} cannot be emptied.`, (typed) => Boolean(typed) || !stored.trim());

/** Names and email are required, and a stored age, phone or text about oneself cannot be emptied. */
export const profileSchema = ({ email, age, phoneNo, about }: SessionUser) =>
  object({
    firstName: string().trim().required('First name is required.'),
    lastName: string().trim().required('Last name is required.'),
    email: unlessStored(email, plainText.required('Email is required.').email('Email is not valid.')),
    age: unlessStored(
      age,
      kept(age, 'Age').test(
        'age',
        'Age must be a whole number from 1 to 120.',
        (typed = '') => !typed || toAge(typed) !== null,
      ),
    ),
    phoneNo: kept(phoneNo, 'Phone', plainText),
    about: kept(about, 'About'),
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

/** The request for values that passed the schema; the text about oneself is sent as typed. */
export const toRequest = ({ about, image, ...lines }: ProfileValues): UpdateProfile => ({
  firstName: lines.firstName.trim(),
  lastName: lines.lastName.trim(),
  email: plainLine(lines.email),
  age: String(toAge(lines.age) ?? lines.age.trim()),
  phoneNo: plainLine(lines.phoneNo),
  about: about.trim() && about,
  image,
});
