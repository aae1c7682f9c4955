import { fold } from './fold';

/** A title as it is compared: folded, without spaces and signs, so that `Chick peas` is `chickpeas`. */
export const plainTitle = (title: string) => fold(title).replace(/[^\p{L}\p{N}]+/gu, '');

/** A longer text as it is compared: its words, whatever is between them. */
export const plainWords = (text: string) => fold(text).replace(/\s*\n\s*/g, ' ');
