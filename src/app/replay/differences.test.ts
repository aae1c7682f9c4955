import { factsDiffer } from './differences';

const FACTS = { address: '/plans', dialog: null, rows: 6, focus: null, alerts: 0, busy: 0 };

test('the same facts do not differ', () => {
  expect(factsDiffer(FACTS, { ...FACTS })).toBeNull();
});

test('only what differs is named, on both sides', () => {
  const focus = { within: 'dialog', role: 'button', name: 'Save', nth: 0 };
  expect(factsDiffer({ ...FACTS, dialog: 'Edit Plan', focus, alerts: 1 }, { ...FACTS, rows: 6 })).toEqual({
    then: 'Edit Plan is open, the focus is on Save, 1 message',
    here: 'No dialog is open, the focus is nowhere, no messages',
  });
});
