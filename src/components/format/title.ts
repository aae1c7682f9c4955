/** What a card or row is called; one that came without a title needs a name for its button and its dialog. */
export const titleOf = (title: string) => title.trim() || 'Untitled';
