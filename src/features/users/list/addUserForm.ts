import { mixed, object, string } from 'yup';
import { plainText } from '@/components/form/rules';
import { plainLine } from '@/lib/plainLine';
import { id } from '@/services/http/decode';
import { type CreateUser } from '@/services/users';

export const NEW_USER = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNo: '',
  /** The chosen plan's id, as text. */
  planId: '',
  image: null as File | null,
};

/** A plain phone number without what stands between its digits. */
const withoutGroups = (phone: string) => phone && phone.replace(/[\s()-]/g, '');

export type AddUserValues = typeof NEW_USER;

export const addUserSchema = object({
  firstName: string().trim().required('First name is required.'),
  lastName: string().trim().required('Last name is required.'),
  email: plainText.required('Email is required.').email('Email is not valid.'),
  phoneNo: plainText
    .transform(withoutGroups)
    .required('Phone number is required.')
    .matches(/^\+?\d+$/, 'Phone number must be a number.'),
  planId: string().required('Plan selection is required.'),
  image: mixed<File>().required('Transaction image is required.'),
});

/** The request for values that passed the schema. */
export const toRequest = ({ firstName, lastName, email, phoneNo, planId, image }: AddUserValues): CreateUser => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: plainLine(email),
  phoneNo: withoutGroups(plainLine(phoneNo)),
  planId: id(planId)!,
  image: image!,
});
