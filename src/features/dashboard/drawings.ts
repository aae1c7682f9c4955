import { type Drawing } from '@/components/charts/drawing';

/** What is drawn of the charts, on this visit or one before. */
export const drawings: { users?: Drawing; usage?: Drawing } = {};
