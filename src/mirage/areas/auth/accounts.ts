/** The sample accounts, which the sign-in page of a mock build lists. */
export const ACCOUNTS = [
  { name: 'Amina Rahman', email: 'amina@petal.app', password: 'petal-demo', about: 'Admin, sees everything' },
  { name: 'Hira Noor', email: 'hira@petal.app', password: 'petal-demo', about: 'Sub-admin for users and recipes' },
  {
    name: 'Sara Malik',
    email: 'sara@petal.app',
    password: 'petal-demo',
    about: 'Sub-admin for community, notifications and her profile',
  },
  { name: 'Maya Lewis', email: 'maya@petal.app', password: 'petal-demo', about: 'Plain app user, is refused' },
];
