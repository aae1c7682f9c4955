const TONES = ['', 'teal', 'amber', 'violet', 'grey'];

interface Props {
  name: string;
  isLarge?: boolean;
}

/** A person's initials on a colour that depends on the name. Decoration: the name itself is beside them. */
export function Initials({ name, isLarge = false }: Props) {
  return (
    <span className={`avatar ${toneOf(name)} ${isLarge ? 'avatar-lg' : ''}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

export function toneOf(name: string): string {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return TONES[sum % TONES.length] ?? '';
}
