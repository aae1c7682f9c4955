/** What a dish is called; one that came without a title needs a name for its button and its dialog. */
export const dishTitle = (title: string) => title.trim() || 'Untitled';
