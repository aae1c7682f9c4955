/** Which build this is: the name of its main script. */
export const buildName = () =>
  /\/(main[\w.-]*)\.js/.exec([...document.scripts].map(({ src }) => src).join(' '))?.[1] ?? 'unknown';
