import { foldWords } from '@/lib/fold';

const wordsOf = (...texts: string[]) => new Set(texts.flatMap((text) => foldWords(text).split(' ')));

/** Words of what a page lets its readers do: one of them in a line that has no others than these and `AROUND` is enough. */
const CONTROLS = wordsOf(
  'print pin share save saved rate jump skip tweet email facebook twitter pinterest whatsapp instagram youtube tiktok flipboard',
  'bookmark favorite favourite favorites favourites vote votes rating ratings review reviews comment comments metric imperial',
  'customary usm scale units advertisement ad ads sponsored video videos home homepage search previous next read show view hide',
  'spesa inkopslista inkopslistan handlelisten indkobsseddel favoritter zakupow compras',
  'add copy copiar copier learn shop buy donne gallery udskriv toggle',
  'follow followers close back download login newsletter subscribe recipes mode screen published updated views pdf',
  'drucken teilen speichern merken bewerten bewertung bewertungen kommentar kommentare startseite rezepte anzeige werbung merkliste',
  'einkaufsliste imprimer partager enregistrer sauvegarder noter avis epingler accueil recettes publicite favoris commentaires',
  'imprimir compartir guardar valorar votos comentarios inicio recetas publicidad stampa condividi salva vota voti commenti ricette',
  'pubblicita printen delen bewaar bewaren opslaan beoordeel beoordelingen reacties recepten advertentie compartilhar partilhar',
  'salvar avaliar avaliacoes receitas skriv dela spara betyg roster kommentarer hem forside hjem gem gemme lagre stemmer opskrifter',
  'oppskrifter پرنٹ شیئر محفوظ تبصرے تبصرہ درجہ ریٹنگ ووٹ اشتہار',
);

const AROUND = wordsOf(
  'join ingredients zutaten ingrédients ingredientes steps schritte instructions directions navigation get with cookbook summary',
  'continue reading below address amount ingredient quantity unit clipboard unlock tap fra stemmen gallery beginning end',
  'passer mon publicite weniger anzeigen einkaufen nella lista della vai alla lagg i foj til legg lien enlace dodaj skladniki do listy',
  'this that the a an to of on in it my our your you for from with recipe all more less be first no yet add and or is at us me now',
  'here new list box card page friend link copy photo photos star stars average based user users using out click switch cook by via',
  'remove leave give select submit menu grocery list shopping ask question author send your post cart private start cooking it',
  'like up down go as large text without image images prevent going dark keep awake off while cooking turn x m not set s',
  'rezept zum zur dieses das als auf zu keine noch jetzt von aus mit hinzufugen springen abgeben erster gib alle mehr sternen kochbuch',
  'la le les ma cette recette sur mes ajouter aux et je donner votre laisser un une voir plus moins de du l',
  'receta esta las en ver mas menos tu ricetta questa su di recept dit het op naar receita o ut ner till om receptet ریسیپی ترکیب کو یہ کریں',
);

/** `1x`, `1x2x3x` */
const SCALE = /^(?:\d+x)+$/;
const MOST_WORDS = 14;

/** No longer line is looked at: none of what surrounds a recipe is as long. */
const LONGEST = 120;

/** Where two buttons are glued together: `US CustomaryMetric`. */
const GLUED = /\p{Ll}(?=\p{Lu})/gu;

/** Signs to tick, stars, and other lines without a word; `Print`, `5 from 27 votes`, `US Customary`, `1x 2x 3x`. */
export function isControl(text: string): boolean {
  if (text.length > LONGEST) return false;
  const words = foldWords(text.replace(GLUED, '$& ')).split(' ');
  if (!words[0]) return true;
  if (words.length > MOST_WORDS) return false;
  const isOwn = (word: string) => CONTROLS.has(word) || SCALE.test(word);
  return words.some(isOwn) && words.every((word) => isOwn(word) || AROUND.has(word) || /^\d+$/.test(word));
}
