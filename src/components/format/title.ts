import { visible } from '@/lib/visible';

/** The title of a card or row; one without a title still needs a name for its button and its dialog. */
export const titleOf = (title: string) => visible(title) || 'Untitled';
