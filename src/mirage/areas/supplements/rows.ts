export interface SupplementFolderRow {
  id: string;
  title: string;
}

export interface SupplementRow {
  id: string;
  supplementsCategoryId: string;
  title: string;
  description: string;
  externalLink: string;
  dosage: string;
  image: string | null;
}

declare module '../../database/tables' {
  interface Tables {
    supplementFolders: SupplementFolderRow;
    supplements: SupplementRow;
  }
}
