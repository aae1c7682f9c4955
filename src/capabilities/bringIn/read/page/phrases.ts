import { foldWords } from '@/lib/fold';

/** How sentences begin by which a page turns to its readers, wherever they stand. */
const TO_READERS = new RegExp(
  `^(?:${[
    'did you (?:make|try|like|love)',
    '(?:have you )?(?:made|tried) (?:this|it)',
    'if you (?:made|make|tried|try|like|love|enjoyed?) (?:this|it|these|my|our)\\b',
    'let (?:us|me) know',
    '(?:please )?(?:tag|mention|follow) (?:me|us|@)?',
    '(?:do you )?(?:want|like|love|would you like) (?:to save )?(?:this|it|the recipe|new recipes)',
    '(?:please )?(?:enter|add) your e ?mail',
    '(?:please )?enable javascript',
    '(?:prevent|keep) (?:your|the|my) screen',
    '(?:cook|cooking) mode',
    '(?:this|these|our|some of the) (?:post|posts|page|site|recipe|article|links?)\\b.* (?:affiliate|sponsored|commission)',
    '(?:disclosure|affiliate)',
    'as an? amazon associates?',
    '(?:nutrition(?:al)?(?: (?:info(?:rmation)?|facts|values?|data))?|calories) (?:disclaimer|is|are|provided|displayed|shown|calculated)\\b',
    'percent daily values',
    '(?:daily value|amount per serving)s?$',
    'powered by',
    'click (?:here|on|to|the)',
    'view this post',
    'love it rate it',
    '(?:just )?enter your',
    '(?:we|i) ll (?:email|send)',
    'get this (?:sent|emailed|recipe|post)',
    '(?:sign up|subscribe|newsletter|never miss|join (?:my|our|the)|get (?:the|our|my|new|free|weekly)|watch|read next|last step|final step|please (?:leave|consider|rate|share))\\b',
    'how (?:do you|would you|did you) (?:like|rate)',
    '(?:credit|credits|photo|photos|image|images|photography|foto|fotos|bild|bilder|styling)(?: (?:by|credit|credits|von|par|av|af))?\\b',
    'save this (?:recipe|content)',
  ].join('|')})`,
);

/** How lines begin that stand where the recipe is over: comments, more recipes, what the whole site has below. */
const AFTER = new RegExp(
  `^(?:${[
    '(?:\\d+ )?(?:comments?|reviews?|thoughts|replies|responses)(?: (?:on|section|questions|ratings|reviews|\\d).{0,40})?$',
    '(?:leave|post|add|write|submit|join) (?:a|an|your|us|the)? ?(?:new )?(?:comment|reply|review|rating|question|conversation|discussion)',
    '(?:you|we think you|readers|people|others)(?: (?:may|might|will|would|ll|d|also))+ .{0,30}(?:like|love|enjoy|need)',
    '(?:\\d+ )?(?:more|other|related|similar|recommended|popular|latest|recent|trending|featured|explore|discover|browse)\\b.{0,40}(?:recipes?|posts?|articles?|products?|ideas|videos?|stories|content|popular|favorites|topics|reading|for you)\\b.{0,30}$',
    '(?:related|recommended|trending|popular|most popular|goes well with|recipe from|see more|up next|keep reading|view more|more from|more like|continue reading|explore more)\\b.{0,30}$',
    '(?:reader interactions|primary sidebar|about (?:me|us|the author)|meet the author)',
    '(?:privacy|terms (?:of|and)|cookie|copyright|all rights reserved|contact us|site by|filed under|posted in|tagged|tags?\\b|categories|categorized)',
    '(?:kommentare?|bewertungen|ahnliche rezepte|mehr rezepte|weitere rezepte|das konnte|datenschutz|impressum|schreibe? (?:einen|deinen)|jetzt bewerten)',
    '(?:commentaires?|vos avis|les avis|recettes (?:similaires|associees)|autres recettes|vous aimerez|laisser un|a lire|plus de recettes|mentions legales)',
    '(?:comentarios?|recetas relacionadas|mas recetas|otras recetas|te puede|deja (?:un|tu)|receitas relacionadas|mais receitas|outras receitas|leia (?:tambem|mais)|veja tambem|deixe|articulos)',
    '(?:commenti|ricette (?:simili|correlate)|altre ricette|potrebbe|lascia un|leggi anche)',
    '(?:reacties|meer recepten|gerelateerde|andere recepten|dit vind je|lees ook|kommentarer|fler recept|liknande recept|relaterade|las mer|flere opskrifter|lignende|flere oppskrifter|relaterte|vad tyckte)',
    '(?:تبصرے|مزید ترکیبیں|متعلقہ)',
  ].join('|')})`,
);

/** No longer line is looked at: such sentences say what they are at once. */
const BEGINNING = 160;

/** What the owner of a page says of it: `© 2024`, `All photos are copyright protected`, `I am not a dietitian`. */
const OF_OWNER =
  /^\s*©|\bcopyright(?:ed)?\b.*\bprotected|\bnot an? (?:registered |licensed )*(?:diet(?:it|ic)ian|nutritionist)/i;

/** `Did you make this recipe?`, `Prevent your screen from going dark` */
export const isToReaders = (text: string) =>
  /\p{L}/u.test(text) && TO_READERS.test(foldWords(text.slice(0, BEGINNING)));

/** `5 Comments`, `You may also like`, `Privacy Policy | Terms` */
export const isAfter = (text: string) =>
  OF_OWNER.test(text.slice(0, BEGINNING)) || (text.length <= BEGINNING && AFTER.test(foldWords(text)));

/** Headings of what a page says about a dish, beside how it is made. */
const BESIDE =
  /^(?:(?:\p{L}+ ){0,3}(?:tips?|tricks|notes?|information|hinweise?|variations?|substitutions?|faqs?|leftovers?|storage|storing|freezing|reheating)\b|frequently asked|make ahead|how to (?:store|freeze|reheat|serve|keep)|what to (?:serve|eat)|why (?:i|you|we|this|it)\b|(?:can|do|is|are|should|what|how long) (?:\w+ ){2,}|let s wrap|final thoughts|about (?:the|this)\b|tipps?\b|aufbewahrung|konservierung|(?:dicas?|consejos?|trucos?|conseils?|astuces?|consigli|conservazione|conservation|bewaren|forvaring)\b)/u;

/** `Storage and leftovers`, `Why I love it` */
export const isBeside = (heading: string) => heading.length <= 80 && BESIDE.test(foldWords(heading));

/** Of the dish's page, not of the dish: who wrote it and when, its path, how it is filed. In front of a recipe only. */
const ABOUT_PAGE = new RegExp(
  `^(?:${[
    '(?:recipe |created |written |submitted |posted |shared |contributed |reviewed |tested |adapted )?by(?: |$)',
    '(?:author|تحریر|autor|autorin|auteur|autore|autora|forfatter|forfattare)(?: |$)',
    '(?:von|par|por|di|door|af|av) \\p{L}+(?: \\p{L}+)?$',
    '(?:cuisine|cuisines|keywords?|tags?|difficulty|level|skill level|diet|diets|dietary .*|special diets|occasion|season|cost|budget)(?: |$)',
    '(?:schwierigkeit(?:sgrad)?|niveau|difficulte|dificultad|difficolta|moeilijkheid|dificuldade|svarighetsgrad|svaerhedsgrad|kuche|cucina|cocina)(?: |$)',
    '(?:published|updated|last updated|posted|modified|veroffentlicht|publie|publicado|pubblicato)\\b',
    '(?:easy|medium|moderate|hard|difficult|simple|einfach|leicht|mittel|schwer|facile|moyen|difficile|facil|media|makkelijk|gemiddeld|enkel|nem|bon marche)$',
    '(?:(?:recipe )?(?:description|card|details|summary|overview|info|information)|recipe|the recipe|from the|additional info(?:rmation)?)$',
  ].join('|')})`,
  'u',
);

const MONTHS =
  /^(?:\w+day,? )?(?:\d{1,2}\W{0,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|okt|mai|dez)\p{L}*\.?\W+(?:\d{1,2}(?:st|nd|rd|th)?\W+)?\d{4}$|^\d{1,4}[-./]\d{1,2}[-./]\d{2,4}$/iu;

const PATH = /^[^/›»>]{0,40}(?:\s*[/›»>]\s*[^/›»>]{0,60}){1,6}$/u;
const PATH_START =
  /^(?:home|recipes?|start|startseite|homepage|accueil|recettes?|inicio|recetas?|ricette|rezepte|hem|ہوم|hjem|forside|receitas?|recepten)\b/;

/** `By Test Cook`, `Cuisine: Test`, `Home / Recipes / Snacks`, `12 March 2024` */
export function isAboutPage(text: string): boolean {
  if (text.length > BEGINNING) return false;
  const words = foldWords(text);
  const isPath = PATH.test(text.trim()) && (PATH_START.test(words) || words.includes(' recipes '));
  return isPath || MONTHS.test(text.trim()) || (text.length <= 80 && ABOUT_PAGE.test(words));
}
