export interface HabitRow {
  id: string;
  name: string;
  description: string;
  mandatory: boolean;
  image: string | null;
  createdAt: string;
}

export interface HighlightRow {
  id: string;
  title: string;
  createdAt: string;
}

export interface HighlightItemRow {
  id: string;
  highlightId: string;
  mediaUrl: string;
  mediaType: 'photo' | 'video';
  caption: string;
  /** Seconds; a form sends text. */
  duration: number | string;
  viewedCount: number;
  createdAt: string;
}

declare module '../../database/tables' {
  interface Tables {
    habits: HabitRow;
    highlights: HighlightRow;
    highlightItems: HighlightItemRow;
  }
}
