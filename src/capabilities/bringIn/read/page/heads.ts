import { foldWords } from '@/lib/fold';

/** Heads of what is no part of a dish: what stands under them, up to the next head, is not read. */
const ASIDE =
  /^(?:(?:special |recommended |kitchen |needed )?(?:equipment|tools|utensils|cookware|supplies)(?: needed| required| used| list| i used)?|küchengeräte|kuchengerate|ustensiles|materiel|utensilios|attrezzatura|redskap|utstyr|recommended products|special equipment.*|(?:dietary |food )?exchanges|برتن)$/;

export const isAside = (text: string) => text.length <= 60 && ASIDE.test(foldWords(text));

/** A scale, a choice of units or a count beside a head: `Ingredients 1x 2x 3x`. */
const BESIDE_HEAD = /(?:\s+(?:(?:scale|us customary|metric|units?|[–-])|(?:\d*[½¼]?x)+))+\s*$/iu;

/** What a head may have around the word that tells it: `Recipe instructions`, `Steps to make it`. */
const BEFORE = /^(?:the|recipe|main|full|list of|cooking|all)\s+/i;
const AFTER = /\s+(?:list|needed|required|you(?:['’]?ll| will)? need|to make .*)$/i;

const LONGEST = 80;

const HOW_TO = /^(?:here['’]?s )?how (?:to|do you) (?:make|cook|prepare|bake|assemble)\b[^.:]*[:：]?$/i;
const NEEDED = /^(?:here['’]?s )?what (?:you|we)(?:['’]?ll| will)? need\b[^.:]*[:：]?$/i;
const HOW_TO_OTHER =
  /^(?:como (?:hacer|preparar|fazer)|come (?:fare|preparare|si fa)|hoe .* te bereiden|zo maak je|so geht|comment (?:faire|préparer))\b:?[^.:]*[:：]?$/iu;

const LIST_WORDS = {
  ingredients:
    'ingredients|ingredient list|ingrediente?s|ingrédients|ingredienti|zutaten|zutatenliste|ingrediënten|ingrediëntenlijst|ingredienten|ingredienser|ingredience|składniki|suroviny|hozzávalók|malzemeler|ainekset|υλικά|ингредиенты|材料|用料|اجزاء|اجزا',
  directions:
    'instructions|directions|method|preparation|zubereitung|bereidingswijze|préparation|preparación|elaboración|preparazione|procedimento|modo de preparo|fremgangsmåde|fremgangsmåte|gör så här|elkészítés|postup|příprava|przygotowanie|εκτέλεση|yapılışı|nasıl yapılır|приготовление|作り方|做法|手順|ترکیب',
};

/** A head with more words in front of it or after it: `Ingredients for the sauce`, `Carrot soup: ingredients`. */
const AROUND_HEAD = Object.entries(LIST_WORDS).map(
  ([head, words]) =>
    [
      head,
      new RegExp(
        `^(?:(?:${words})|(?:${words})(?:\\s+\\P{L}*)(?=\\p{L}|\\d)[^.:!?]{1,40}|[^.:!?]{1,50}[\\s:–-](?:${words}))\\s*[:：?]?$`,
        'iu',
      ),
    ] as const,
);

/** The words by which a head is known, without what else pages put into it. */
export const plainHead = (text: string) =>
  text.length > LONGEST ? text : text.replace(BESIDE_HEAD, '').trim().replace(BEFORE, '').replace(AFTER, '');

const LONE_RECIPE =
  /^(?:(?:the|a|az|la|le|das|der) )?(?:recipe|recept|rezept|recette|receta|ricetta|receita|opskrift|oppskrift)$|^let s (?:get (?:started|cooking|baking)|make (?:it|them)|start|bake)$/;

/** What stands over the steps where the ingredients have a head of their own: `Recipe`, `Let’s get started!` */
export const isLoneRecipe = (text: string) => text.length <= LONGEST && LONE_RECIPE.test(foldWords(text));

/** The list that a line opens if the recipe has none yet: `How to make carrot bites`, `Carrot bites ingredients`. */
export function listOpenedBy(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  if (HOW_TO.test(text) || HOW_TO_OTHER.test(text)) return 'directions';
  return NEEDED.test(text) ? 'ingredients' : AROUND_HEAD.find(([, pattern]) => pattern.test(text))?.[0];
}
