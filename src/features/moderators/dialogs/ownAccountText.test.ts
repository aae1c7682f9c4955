import { ownAccountText } from './AdministratorNotice';

const OWN = 'This is your own account: what you save takes effect at once.';

test.each([
  [['Users'], ['Users', 'Plans'], OWN],
  [['Users', 'Plans'], ['Plans'], `${OWN} You would lose Users.`],
  [['Users', 'Plans', 'Tracker'], [], `${OWN} You would lose Users, Plans, and Tracker.`],
  [
    ['Users', 'Moderators'],
    ['Users'],
    `${OWN} You would lose Moderators. Without Moderators you are led to the dashboard.`,
  ],
])('from %j to %j it says %j', (before, after, text) => {
  expect(ownAccountText(before, after)).toBe(text);
});
