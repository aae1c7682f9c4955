import { makeSource } from '@/lib/source';

/** The place in the page's head for what the desk says. */
export const deskPlace = makeSource<HTMLElement | null>(null);
