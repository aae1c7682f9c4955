import { type Handlers } from '../../calls/api';
import { found, ok, HttpError } from '../../calls/reply';
import { fileField, textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { requireFreeEmail } from '../../calls/freeEmail';
import { newestFirst } from '../../calls/newestFirst';

export const userHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('users');
  const user = (id: unknown) => found(rows.find(id), 'User');

  post('users/list', {}, () => ok(newestFirst(rows.all()).map(wireRow)));

  const required = ['firstName', 'lastName', 'email', 'phoneNo', 'planId', 'image'];
  post('users/create', { kind: 'form', required }, (fields) => {
    const text = (name: string) => textField(fields, name);
    const email = text('email');
    const image = fileField(fields, 'image');
    const plan = found(table('plans').find(fields.planId), 'Plan');
    requireFreeEmail(rows.all(), email, 'user');
    const now = new Date().toISOString();
    const created = rows.insert({
      firstName: text('firstName'),
      lastName: text('lastName'),
      email,
      phoneNo: text('phoneNo'),
      isActive: 'Y',
      createdAt: now,
      bmr: null,
      userPlans: [{ plan: { id: wireId(plan.id), name: plan.name } }],
      assignedSupplements: [],
      userAssesmentForm: null,
      userAssesmentProgresses: [],
      payment: {
        file: media.save(image),
        amount: plan.price,
        currency: 'USD',
        paymentMethod: 'Bank Transfer',
        status: 'Pending',
        paymentIntentId: null,
        createdAt: now,
        updatedAt: now,
      },
    });
    return ok(wireRow(created), 'User created successfully.');
  });

  post('users/update/status', { required: ['id'] }, (fields) => {
    rows.update(user(fields.id).id, { isActive: 'Y' });
    return ok(null, 'User activated successfully.');
  });

  post('users/deactivate', { required: ['userId'] }, (fields) => {
    rows.update(user(fields.userId).id, { isActive: 'N' });
    return ok(null, 'User deactivated successfully.');
  });

  // Moderators are deleted by the same call.
  post('users/delete', { required: ['userId'] }, (fields) => {
    const employees = table('employees');
    const employee = employees.find(fields.userId);
    if (employee) employees.remove(employee.id);
    else rows.remove(user(fields.userId).id);
    return ok(null, 'User deleted successfully.');
  });

  post('users/progress', { required: ['userId'] }, (fields) => {
    const [progress] = table('userProgresses').where({ userId: user(fields.userId).id });
    if (!progress) return ok(null);
    const { totalWorkouts, completedWorkouts, habits } = progress;
    return ok({ totalWorkouts, completedWorkouts, habits });
  });

  post('users/update/bmr', { required: ['userId', 'bmr'] }, (fields) => {
    rows.update(user(fields.userId).id, { bmr: bmrOf(fields) });
    return ok(null, 'BMR updated successfully.');
  });
};

function bmrOf(fields: Fields): number {
  const bmr = Number(textField(fields, 'bmr'));
  if (!Number.isFinite(bmr) || bmr < 0) throw new HttpError(422, 'bmr must be a number of at least 0.');
  return bmr;
}
