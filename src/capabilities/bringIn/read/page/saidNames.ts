/** A name that a line may say, and how much the words around it speak for that. */
interface SaidName {
  name: string;
  weight: number;
}

const RECIPE = '(?:recipe|recept|rezept|recette|receta|ricetta|receita|opskrift)';
const ARTICLE = String.raw`(?:(?:the|a|an|these|this|our|my|der|die|das|eine?n?|den|il|lo|la|le|les|i|gli|un|une|una|uma|el|los|las|o|os|de|het|een|zelf)\s+|l['’])?`;
const BEFORE =
  'how to (?:make|cook|prepare|bake)|come (?:fare|preparare)|c[oó]mo (?:hacer|preparar|fazer)|comment (?:faire|préparer)|so gelingt|zutaten für|ingredients(?: list)? for|ingrédients pour|ingredienti per|ingredientes para|(?:top )?tips for (?:making )?|what to serve with|how do you (?:make|reheat|store|freeze)';
const AFTER =
  '(?:\\s+[–—-]|:)\\s+(?:die )?(?:ingredients|instructions|zutaten|zubereitung|ingrédients|préparation|ingredientes|ingredienti)|\\s*(?:tarifi (?:için malzemeler|nasıl yapılır\\??)|的做法| image| photo)';
const NAME = String.raw`((?:[\p{L}\p{N}&'’-]+,? ){0,9}?[\p{L}\p{N}&'’-]+)`;
/** What goes on after the name in a sentence. */
const ON =
  "(?= (?:is|are|was|has|have|features?|makes?|made|comes?|takes?|uses?|only|tastes?|store|keeps?|combines?|brings?|will|can|can't|with (?:this|these)|to (?:your|season)|in|on|for|as|at) |[.!?:;)]|$)";

const SAID: [weight: number, pattern: RegExp][] = [
  // `How to make carrot bites`, `Ingredients for carrot bites`
  [4, new RegExp(String.raw`^(?:${BEFORE}) ${ARTICLE}(.{3,60}?)[?:]?$`, 'giu')],
  // `Carrot bites: ingredients`
  [3, new RegExp(`^(.{3,60}?)(?:${AFTER})$`, 'giu')],
  // `Share “carrot bites”`, `Get the recipe: carrot bites`
  [
    3,
    new RegExp(
      String.raw`(?:^|\s)(?:${RECIPE}|share)(?:\s*[“"'‘«](?=.{4,80}[”"'’»])|: )${ARTICLE}([^“”"‘»]{4,80}?)(?:[”"'’»]|$)`,
      'giu',
    ),
  ],
  [1.5, /^keywords?\s*:?\s*([^,:]+ [^,:]+)/giu],
  // `These carrot bites are quick to make`, `… for this carrot bake.`
  [2, new RegExp(String.raw`^(?:this|these|our) ${NAME}${ON}`, 'giu')],
  [0.4, new RegExp(String.raw`(?<=[\s“"(])(?:this|these|our|the (?:best|perfect|ultimate)) ${NAME}${ON}`, 'giu')],
  // `Carrot bites are a snack`
  [
    1.2,
    new RegExp(
      String.raw`^(?!(?:when|while|once|if|as|for|in|with|my|the|there|here|what|how|some|it|they) )${NAME}(?= (?:is|are|è|é|es|est|ist|är|er|jest) (?:an?|one|une?|uma?|eine?|een|ett?|so|made) )`,
      'giu',
    ),
  ],
  // `Arrange the Carrot Bites on a plate`
  [
    0.9,
    /(?<=^|\p{Ll},? |: |\d |[“"])(?<!\p{Lu}[\p{L}'’-]*,? )(\p{Lu}[\p{L}'’-]+(?: (?:(?:and|with|in|e|de|con|&) )?\p{Lu}[\p{L}'’-]+){1,9})/gu,
  ],
];

/** What is said of a dish in front of its name. */
const PRAISE =
  /^(?:(?:this|these|our|my|make|simple|super|easy|quick|delicious|fresh|perfect|tasty|homemade|classic|favou?rite|amazing|ultimate|best|and|recipe for)[, ]+)+/i;

/** No name of a dish: `Ingredients for 4`, `How to make it`, `Zutaten für den Teig`. */
export const NO_NAME =
  /\d|^(?:it|this|these|them|your own|the best|dough|filling|topping|teig|füllung|sauce|pâte|pasta|impasto|massa|masa|relleno|ripieno)$|^(?:is|was|are|recipe|step)\b|,.* (?:which|an?)\b|\b(?:people|persons?|servings?|personen|personnes|persone|personas|pessoas|portion\p{L}*|recipes|post|page|site|version|method|time|ones?|way|dish|is|all|family|kitchen|blog|season|year)$/iu;

/** No more of a line is searched, and no longer name is one. */
const LONGEST = 400;
const LONGEST_NAME = 90;

/** The names that a line may say. */
export function saidNames(line: string): SaidName[] {
  const text = line.slice(0, LONGEST);
  return SAID.flatMap(([weight, pattern]) =>
    [...text.matchAll(pattern)].map(([, said = '']) => {
      const name = weight > 2 ? said : said.replace(PRAISE, '');
      return { name: name.trim().replace(/,$/, ''), weight };
    }),
  ).filter(({ name }) => name.length > 3 && name.length <= LONGEST_NAME && !NO_NAME.test(name));
}
