import { object, string } from 'yup';
import { type SaveGroup } from '@/services/communityTypes';
import { type Group, type Privacy } from '@/services/communityDecoders';
import { type Id } from '@/services/http/decode';

export type GroupValues = Pick<Group, 'title' | 'privacy'>;

export const NEW_GROUP: GroupValues = { title: '', privacy: 'members' };

const PRIVACY_OPTIONS: { value: Privacy; label: string }[] = [
  { value: 'members', label: 'All members' },
  { value: 'admin', label: 'Only Admin' },
];

/** The choices of a form that starts with this privacy: an unknown stored one can be kept. */
export const privacyOptions = (stored: Privacy) =>
  PRIVACY_OPTIONS.some(({ value }) => value === stored)
    ? PRIVACY_OPTIONS
    : [...PRIVACY_OPTIONS, { value: stored, label: stored }];

export const groupSchema = object({ title: string().trim().required('Title is required.') });

export const toGroupValues = ({ title, privacy }: Group): GroupValues => ({ title, privacy });

/** The request for values that passed the schema; without an id a group is created. */
export const toRequest = ({ title, privacy }: GroupValues, groupId?: Id): SaveGroup => ({
  id: groupId,
  title: title.trim(),
  privacy,
});
