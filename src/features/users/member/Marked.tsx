import { mentionedWords } from './mentions';

/** A text in which what is mentioned is marked. */
export const Marked = ({ text }: { text: string }) =>
  mentionedWords(text).map((piece, index) => (piece.isMentioned ? <mark key={index}>{piece.text}</mark> : piece.text));
