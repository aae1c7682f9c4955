import { element, post } from './dom.js';

const field = (label, control) => element('label', {}, label, control);
const input = (name, type = 'text') => element('input', { name, type, required: true });

let plans;

async function fillPlans(select) {
  plans ??= (await post('plans/list')).data;
  select.append(...plans.map(({ id, name }) => element('option', { value: id, textContent: name })));
}

/** Opens the form in a new dialog, which is removed when it closes. */
export function openAddUser() {
  const plan = element(
    'select',
    { name: 'planId', required: true },
    element('option', { value: '', textContent: 'Select a plan' }),
  );
  const cancel = element('button', { type: 'button', textContent: 'Cancel' });
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', { id: 'add-title', textContent: 'Add New User' }),
    field('First name', input('firstName')),
    field('Last name', input('lastName')),
    field('Email', input('email', 'email')),
    field('Phone number', input('phoneNo', 'tel')),
    field('Plan', plan),
    field('Transaction image', element('input', { type: 'file', name: 'image', accept: 'image/*', required: true })),
    element('div', { className: 'bar' }, cancel, element('button', { className: 'primary', textContent: 'Save' })),
  );
  const dialog = element('dialog', { 'aria-labelledby': 'add-title' }, form);
  form.addEventListener('submit', () =>
    fetch('/api/users/create', { method: 'POST', body: new window.FormData(form) }),
  );
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  void fillPlans(plan);
}
