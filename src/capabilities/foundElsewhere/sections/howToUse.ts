import { foundInFolders } from './folders';

export const fills = foundInFolders('/how-to-use', 'category', 'categories');
