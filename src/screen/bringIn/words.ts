/** What sources call the usual fields of content, in English, Urdu, Arabic and German, and their names in exports. */
interface Words {
  heads: readonly string[];
  properties?: readonly string[];
}

export const WORDS = {
  title: {
    heads: ['title', 'name', 'recipe name', 'recipe', 'dish', 'meal name', 'عنوان', 'نام', 'ڈش', 'الاسم', 'titel'],
    properties: ['name', 'headline', 'title'],
  },
  category: {
    heads: ['category', 'meal', 'course', 'place', 'زمرہ', 'کیٹیگری', 'kategorie'],
    properties: ['recipeCategory', 'category'],
  },
  subCategory: { heads: ['sub category', 'subcategory', 'ذیلی زمرہ', 'unterkategorie'] },
  folder: { heads: ['folder', 'category', 'place', 'فولڈر', 'زمرہ', 'ordner'], properties: ['category'] },
  ingredients: {
    heads: [
      'ingredients',
      'ingredient',
      'ingredient list',
      'what you need',
      'you need',
      'you will need',
      'shopping list',
      'اجزاء',
      'اجزا',
      'درکار اجزاء',
      'سامان',
      'المكونات',
      'المقادير',
      'zutaten',
    ],
    properties: ['recipeIngredient', 'ingredients'],
  },
  steps: {
    heads: [
      'directions',
      'cooking steps',
      'steps',
      'method',
      'instructions',
      'preparation',
      'procedure',
      'how to make',
      'how to make it',
      'ترکیب',
      'طریقہ',
      'بنانے کا طریقہ',
      'بنانے کی ترکیب',
      'طريقة التحضير',
      'الطريقة',
      'zubereitung',
    ],
    properties: ['recipeInstructions', 'steps', 'directions', 'instructions'],
  },
  note: {
    heads: ['note', 'notes', 'tip', 'tips', 'hint', 'remark', 'comment', 'نوٹ', 'ٹپ', 'ملاحظہ', 'ملاحظة', 'notiz'],
    properties: ['notes', 'note'],
  },
  description: {
    heads: ['description', 'details', 'about', 'summary', 'تفصیل', 'وضاحت', 'الوصف', 'beschreibung'],
    properties: ['description', 'articleBody', 'text'],
  },
  calories: {
    heads: [
      'calories',
      'calorie',
      'kcal',
      'cal',
      'energy',
      'کیلوریز',
      'کیلوری',
      'حرارے',
      'سعرات',
      'kalorien',
      'energie',
    ],
    properties: ['nutrition.calories', 'calories'],
  },
  protein: {
    heads: ['protein', 'proteins', 'prot', 'پروٹین', 'لحمیات', 'بروتين', 'eiweiß', 'eiweiss'],
    properties: ['nutrition.proteinContent', 'nutrition.proteins', 'nutrition.protein', 'protein'],
  },
  carbs: {
    heads: [
      'carbs',
      'carb',
      'carbohydrates',
      'carbohydrate',
      'kh',
      'کاربوہائیڈریٹ',
      'کاربوہائیڈریٹس',
      'کارب',
      'کاربس',
      'نشاستہ',
      'كربوهيدرات',
      'kohlenhydrate',
    ],
    properties: ['nutrition.carbohydrateContent', 'nutrition.carbohydrates', 'nutrition.carbs', 'carbs'],
  },
  fat: {
    heads: ['fat', 'fats', 'total fat', 'f', 'چکنائی', 'فیٹ', 'چربی', 'دهون', 'fett'],
    properties: ['nutrition.fatContent', 'nutrition.fats', 'nutrition.fat', 'fat'],
  },
  mealType: { heads: ['meal type', 'type of meal', 'کھانے کی قسم'] },
  kcal: { heads: ['kcal options', 'kcal levels', 'for kcal', 'plans of'] },
  dosage: {
    heads: ['dosage', 'dose', 'how much', 'serving', 'خوراک', 'مقدار', 'الجرعة', 'dosierung'],
    properties: ['dosage', 'recommendedIntake', 'doseSchedule.doseValue'],
  },
  link: {
    heads: ['link', 'external link', 'url', 'web address', 'address', 'website', 'media', 'video url', 'لنک', 'رابطہ'],
    properties: ['url', 'contentUrl', 'link'],
  },
} satisfies Record<string, Words>;
