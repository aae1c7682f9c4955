import { latinDigits } from './digits';

/**
 * A line as the person means it who pasted it: signs that nobody sees are off, and blanks, hyphens, digits and full-width
 * letters are plain ones. For what is written in Latin letters alone, such as an address or a phone number.
 */
export const plainLine = (text: string) =>
  latinDigits(text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
