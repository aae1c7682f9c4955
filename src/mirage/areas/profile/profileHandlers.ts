import { type Handlers } from '../../calls/api';
import { found, ok } from '../../calls/reply';
import { optionalText, textField } from '../../calls/request';
import { wireAccount } from '../auth/wireAccount';
import { requireFreeEmail } from '../../calls/freeEmail';
import { savedImage } from '../../calls/savedImages';

/** Updates the employee who is signed in; absent fields keep their values. */
export const profileHandlers: Handlers = ({ post, table, media }) => {
  const employees = table('employees');

  post('users/update/profile', { kind: 'form', required: ['firstName', 'lastName', 'email'] }, (fields, _, caller) => {
    const { id, age, phoneNo, about, imageURL } = caller();
    const email = textField(fields, 'email');
    requireFreeEmail(employees.all(), email, 'person', id);
    employees.update(id, {
      firstName: textField(fields, 'firstName'),
      lastName: textField(fields, 'lastName'),
      email,
      age: optionalText(fields, 'age') || age,
      phoneNo: optionalText(fields, 'phoneNo') || phoneNo,
      about: optionalText(fields, 'about') || about,
      imageURL: savedImage(fields, media) ?? imageURL,
    });
    return ok(wireAccount(found(employees.find(id), 'Person')), 'Profile updated successfully.');
  });
};
