export interface HelpCategoryRow {
  id: string;
  title: string;
}

/** The API's `howTouse`. */
export interface HelpContentRow {
  id: string;
  howTouseCategoryId: string;
  title: string;
  description: string;
  media: string;
}

declare module '../../database/tables' {
  interface Tables {
    helpCategories: HelpCategoryRow;
    helpContents: HelpContentRow;
  }
}
