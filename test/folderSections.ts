import { screen } from '@testing-library/react';
import { type mockServer } from './mockServer';

/** The two sections whose cards are in folders. */
export function folderSections(mock: ReturnType<typeof mockServer>) {
  const addFolder = (title?: string) => mock.create('supplementFolder', { title }).id;
  const addCategory = (title?: string) => mock.create('helpCategory', { title }).id;

  return [
    {
      path: '/supplements',
      label: 'Supplements',
      list: 'supplements/list',
      field: 'folder',
      addFolder,
      addCard: (folder: string, title: string) => mock.create('supplement', { supplementsCategoryId: folder, title }),
      folders: () => mock.server.db.supplementFolders!,
      searchLabel: 'Search supplements...',
      oneFound: '1 supplement found',
      noFolders: 'No supplements found',
      noCards: 'No supplements found',
      addsFolder: 'Add Folder',
      adds: 'Add Supplement',
      select: 'Folder',
      choose: 'Select a folder',
      loading: () => screen.queryByText('Loading supplements...'),
      exported: [
        ['Title', 'Dosage', 'Description', 'External link'],
        ['Log a meal', '2 cups', 'Tap.\nChoose.', 'teas.example'],
      ],
    },
    {
      path: '/how-to-use',
      label: 'How to use',
      list: 'howToUse/list',
      field: 'category',
      addFolder: addCategory,
      addCard: (folder: string, title: string) => mock.create('helpContent', { howTouseCategoryId: folder, title }),
      folders: () => mock.server.db.helpCategories!,
      searchLabel: 'Search content...',
      oneFound: '1 content found',
      noFolders: 'No categories found',
      noCards: 'No content found for this category',
      addsFolder: 'Add Category',
      adds: 'Add Content',
      select: 'Category',
      choose: 'Select a category',
      loading: () => screen.queryByRole('status', { name: 'Loading...' }),
      exported: [
        ['Title', 'Description', 'Media'],
        ['Log a meal', 'Tap.\nChoose.', 'habits/log-meals.svg'],
      ],
    },
  ];
}
