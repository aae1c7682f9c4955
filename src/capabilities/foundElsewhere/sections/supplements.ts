import { foundInFolders } from './folders';

export const fills = foundInFolders('/supplements', 'folder', 'folders');
