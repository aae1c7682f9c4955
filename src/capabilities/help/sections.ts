import { type Help } from '@/screen/help';

/** What `?` says of each section, by its address. */
export const SECTIONS: Readonly<Record<string, Help>> = {
  '/dashboard': {
    purpose:
      'How the practice is doing, and who needs you first. The cards and the counts of users lead to their lists.',
  },
  '/users': {
    purpose: 'The members: their plan and status, what they answered, and how they are getting on.',
    rules: [
      'Total Users above the list always reads 1,240. The count below the table is the real one.',
      'The filter menu changes nothing; the tabs do. Archived shows everybody.',
      'A search for people is not in the address, so that no server logs it. A copied link comes without it.',
      'Deactivating asks first, activating does not.',
    ],
  },
  '/tracker': {
    purpose: 'The highlights that members watch, and the habits that they tick off.',
    rules: ['Changing the tab clears the search.', 'A duration is in seconds.'],
  },
  '/recipes': {
    purpose: 'The recipes of the app, by category and sub category.',
    rules: [
      'A recipe whose sub category is gone is listed under the tabs, until you move it.',
      'Of several pictures the server decides which one it keeps.',
    ],
  },
  '/diet-plans': {
    purpose: 'The dishes of the diet plans, by meal type, category and kcal.',
  },
  '/workouts': {
    purpose: 'What members train on each day of a week.',
    rules: [
      'Moderate, 45 Min, Full Body and 3x60 sec are the same on every card: the server does not send them.',
      'A week cannot be taken away again.',
    ],
  },
  '/community': {
    purpose: 'The groups, their posts and comments.',
  },
  '/supplements': {
    purpose: 'The supplements that you recommend, by folder. A folder is assigned to members on Users.',
    rules: ['A card shows three lines; its title opens the whole text.'],
  },
  '/moderators': {
    purpose: 'Who may use this panel, and which sections each of them sees.',
    rules: ['You cannot delete your own account.', 'A row shows two sections and how many more there are.'],
  },
  '/notifications': {
    purpose: 'Messages to folders of members. Create one first, then send it from its row.',
    rules: [
      'A folder holds the members who were chosen when it was saved; it does not grow by itself.',
      'Send asks first, and says how many members it reaches.',
    ],
  },
  '/plans': {
    purpose: 'What members can subscribe to.',
    rules: [
      'Subscribers are N/A, since the server does not send their number.',
      'A final price of 0 makes a plan free.',
    ],
  },
  '/payments': {
    purpose: 'Where members pay to. They attach a picture of their payment, which you see on Users, in Payments.',
    rules: [
      'Deleting asks in a window of the browser.',
      'A category without a name is not saved, and nothing says so.',
      'In exported files all but the last four characters of an account are hidden, unless you tick the box.',
    ],
  },
  '/banners': {
    purpose: 'The pictures at the top of the app, and where each of them leads.',
    rules: ['A link that leads nowhere safe is shown as text.'],
  },
  '/how-to-use': {
    purpose: 'The films and texts that explain the app to members, by category.',
    rules: ['A file that you upload is used instead of the address of a film.'],
  },
  '/profile': {
    purpose: 'Your own account.',
    rules: [
      'It shows what signing in and your last change brought; no call loads it.',
      'Age, phone and about cannot be emptied.',
    ],
  },
};
