import { INKS } from '../dishes/pen.mjs';

/* What the women in the films and pictures wear, and the colours of their skin, near and far from the eye. */

const CLOTHES = {
  berry: { top: INKS.berry, legs: INKS.plum, legsFar: '#472853', shoe: INKS.teal, hair: '#3a2430' },
  teal: { top: INKS.teal, legs: INKS.slate, legsFar: '#3a3144', shoe: INKS.berry, hair: '#5a3427' },
  amber: { top: INKS.amber, legs: INKS.tealDark, legsFar: '#0f524c', shoe: INKS.paper, hair: '#2f2233' },
};

const SKINS = { light: ['#e9b594', '#d69c7b'], brown: ['#b97a56', '#a06645'], deep: ['#8a563d', '#734531'] };

/** @typedef {{ look: keyof typeof CLOTHES, skin: keyof typeof SKINS }} Looks */
/** @typedef {ReturnType<typeof styleOf>} Style */

/**
 * The colours of a figure.
 *
 * @param {Looks} looks
 */
export const styleOf = ({ look, skin }) => {
  const [near, far] = SKINS[skin];
  return { ...CLOTHES[look], skin: near, skinFar: far };
};
