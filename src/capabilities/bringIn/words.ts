import { type TakenField } from './found';

const list = (words: string) => words.split(', ');

/** What sources call the usual fields of content, in the languages of people's pages, and their names in exports. */
export const WORDS = {
  title: {
    heads: [
      'title',
      'name',
      'recipe name',
      'product name',
      'name of dish',
      'dish name',
      'recipe',
      'dish',
      'meal name',
      'عنوان',
      'نام',
      'ڈش',
      'الاسم',
      'titel',
    ],
    properties: ['name', 'headline', 'title'],
  },
  category: {
    heads: ['category', 'cat', 'meal', 'course', 'place', 'زمرہ', 'کیٹیگری', 'kategorie'],
    properties: ['recipeCategory', 'category'],
  },
  subCategory: { heads: ['sub category', 'subcategory', 'ذیلی زمرہ', 'unterkategorie'] },
  folder: { heads: ['folder', 'category', 'cat', 'place', 'فولڈر', 'زمرہ', 'ordner'], properties: ['category'] },
  ingredients: {
    heads: list(
      'ingredients, ingredient, ingredient list, what you need, what goes in, what you ll need, you need, you will need, you ll need, shopping list, اجزاء, اجزا, درکار اجزاء, سامان, المكونات, المقادير, zutaten, ingrédients, ingredientes, ingredienti, ingrediënten, ingredienser, ingredienten, benodigdheden, dit heb je nodig, składniki, suroviny, ingredience, ingrediencie, υλικά, malzemeler, ainekset, hozzávalók, ингредиенты',
    ),
    properties: ['recipeIngredient', 'ingredients'],
  },
  steps: {
    heads: list(
      'directions, direction, cooking steps, steps, method, instructions, instruction, preparation, procedure, how to make, how to make it, how to cook, how to cook it, how to prepare, what to do, here s how, here s how to make it, let s cook, cooking method, cooking instructions, cooking directions, preparation method, preparation steps, recipe steps, step by step, step by step instructions, ترکیب, طریقہ, طریقہ کار, بنانے کا طریقہ, پکانے کا طریقہ, بنانے کی ترکیب, طريقة التحضير, الطريقة, zubereitung, zubereitungsschritte, zubereitungsart, anleitung, so wird es gemacht, so wird s gemacht, so geht s, préparation, préparation de la recette, étapes, étapes de préparation, réalisation, comment c est fait, preparación, elaboración, pasos, pasos a seguir, instrucciones, modo de preparación, preparazione, procedimento, bereiding, bereidingswijze, aan de slag, zo maak je het, modo de preparo, modo de fazer, preparo, preparação, gör så här, så här gör du, tillagning, instruktioner, fremgangsmåde, sådan gør du, tilberedning, fremgangsmåte, slik gjør du, slik gjør du det, så gör du, sådan gør du det, příprava, przygotowanie, sposób przygotowania, postup, valmistusohje, ohje, elkészítés, εκτέλεση, hazırlanışı, приготовление',
    ),
    properties: ['recipeInstructions', 'steps', 'directions', 'instructions'],
  },
  note: {
    heads: list(
      'note, notes, tip, tips, recipe notes, recipe note, recipe tips, tips and notes, notes and tips, tips and tricks, expert tips, chef s tip, chef s tips, chef s note, chef s notes, cook s note, cook s notes, hint, remark, comment, نوٹ, ٹپ, ملاحظہ, ملاحظة, notiz, notizen, tipp, tipps, hinweis, conseil, conseils, astuce, astuces, notas, nota, consejo, consejos, consigli, dica, dicas, tipps und tricks, variations, recipe variations, substitutions, storage, storage tips, how to store, to store, make ahead, serving suggestions, what to serve with it, what to serve with this, serve with, tips and substitutions, faq, recipe faqs, conservation, conservación, conservazione',
    ),
    properties: ['notes', 'note'],
  },
  description: {
    heads: ['description', 'details', 'about', 'summary', 'تفصیل', 'وضاحت', 'الوصف', 'beschreibung'],
    properties: ['description', 'articleBody', 'text'],
  },
  calories: {
    heads: list(
      'calories, calorie, kcal, cal, energy, کیلوریز, کیلوری, حرارے, سعرات, السعرات, السعرات الحرارية, kalorien, energie, calorías, valor energético, valor energetico, énergie, energia, energi, kalorier, kcals',
    ),
    properties: ['nutrition.calories', 'calories'],
  },
  protein: {
    heads: list(
      'protein, proteins, prot, پروٹین, لحمیات, بروتين, البروتين, eiweiß, eiweiss, protéines, proteínas, proteína, proteine, eiwitten, eiwit',
    ),
    properties: ['nutrition.proteinContent', 'nutrition.proteins', 'nutrition.protein', 'protein'],
  },
  carbs: {
    heads: list(
      'carbs, carb, carbohydrates, carbohydrate, cho, kh, کاربوہائیڈریٹ, کاربوہائیڈریٹس, کارب, کاربس, نشاستہ, كربوهيدرات, الكربوهيدرات, kohlenhydrate, total carbohydrate, total carbohydrates, total carbs, glucides, hidratos de carbono, hidratos, carbohidratos, carboidrati, carboidratos, koolhydraten, kolhydrater, kulhydrater, karbohydrater',
    ),
    properties: ['nutrition.carbohydrateContent', 'nutrition.carbohydrates', 'nutrition.carbs', 'carbs'],
  },
  fat: {
    heads: list(
      'fat, fats, total fat, f, چکنائی, فیٹ, چربی, دهون, الدهون, lipids, fett, lipides, matières grasses, grasas, grasas totales, grassi, gorduras, gorduras totais, vetten, vet, fedt',
    ),
    properties: ['nutrition.fatContent', 'nutrition.fats', 'nutrition.fat', 'fat'],
  },
  mealType: { heads: ['meal type', 'type of meal', 'کھانے کی قسم'] },
  kcal: { heads: ['kcal options', 'kcal levels', 'for kcal', 'plans of'] },
  dosage: {
    heads: list(
      'dosage, dose, daily dose, recommended dose, how much, how to take, how to take it, directions for use, intake, serving, خوراک, مقدار, الجرعة, dosierung',
    ),
    properties: ['dosage', 'recommendedIntake', 'doseSchedule.doseValue'],
  },
  link: {
    heads: list(
      'link, external link, url, web address, address, website, where to buy, buy, buy here, shop, product link, media, video, video url, video link, film, watch, لنک, رابطہ',
    ),
    properties: ['url', 'contentUrl', 'link'],
  },
} satisfies Record<string, Pick<TakenField, 'heads' | 'properties'>>;

/** The field of what a record is called, which a section may know by more words. */
export const titleField = (...more: string[]): TakenField => {
  const { heads, properties } = WORDS.title;
  return { name: 'title', label: 'Title', kind: 'line', heads: [...heads, ...more], properties };
};

/** The field of what a record tells, likewise. */
export const descriptionField = (...more: string[]): TakenField => {
  const { heads, properties } = WORDS.description;
  return { name: 'description', label: 'Description', kind: 'lines', heads: [...heads, ...more], properties };
};
