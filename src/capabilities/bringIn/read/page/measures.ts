import { latinDigits } from '@/lib/digits';

export const NUMBER = String.raw`(?:\d+(?:[.,/⁄]\d+)?(?:\s+\d\/\d)?\s*[½¼¾⅓⅔⅛⅜⅝⅞]?|[½¼¾⅓⅔⅛⅜⅝⅞])`;
export const UNIT =
  '(?:g|gr|gram(?:m|s|men)?|kg|mg|ml|cl|dl|l|litres?|liters?|cups?|c|tbsps?|tbs|tablespoons?|tsps?|teaspoons?|oz|ounces?|lbs?|pounds?|pints?|quarts?|pinch(?:es)?|dash(?:es)?|cloves?|cans?|tins?|packages?|pkg|packets?|slices?|sticks?|stalks?|sprigs?|bunch(?:es)?|handfuls?|pieces?|large|medium|small|each|heads?|sheets?|rashers?|ears?|fillets?|bottles?|jars?|bags?|box(?:es)?|knobs?|ribs?|el|tl|prise|prisen|msp|bund|stück|stk|st|dose|packung|päckchen|zehen?|scheiben?|cs|cc|c\\. à s|c\\. à c|cuill?[eè]res?|gousses?|tranches?|sachets?|pincées?|feuilles?|cucharadas?|cucharaditas?|dientes?|tazas?|pizca|cucchiai(?:o|ni|no)?|spicchi(?:o)?|foglie|fette|eetlepels?|theelepels?|teentjes?|tenen|blikje|snufje|colheres?|xícaras?|dentes?|msk|tsk|krm|klyftor?|förp|spsk|ss|ts|fed|dåse|boks|stilk|neve|φλ|kpl|rkl|dkg|ek|kk|darab|csipet|szt|łyżk[ai]|łyżeczk[ai]|ks|lžíce|lžička)\\.?';

const MEASURED = new RegExp(`^${NUMBER}(?:\\s*(?:-|–|to|bis|à)\\s*${NUMBER})?\\s*${UNIT}\\s+(?=\\p{L}{2})`, 'iu');
const LONGEST_MEASURED = 80;

/** What there is so much of: `flour`, of `200 g flour`; `''` where a line does not begin with a figure and its unit. */
export const measuredIn = (line: string) => {
  const text = line.trim();
  const [measure = ''] = (text.length <= LONGEST_MEASURED && MEASURED.exec(latinDigits(text))) || [];
  return measure && text.slice(measure.length);
};
