import { type Source } from './source';
import { SUPPLEMENTS } from './taken';

/** Texts in Urdu and Arabic, with their digits, signs and marks. */
export const URDU: Source[] = [
  {
    name: 'heads, digits and full stops of Urdu',
    content: `مسور کی دال
۳۱۰ کیلوریز، پروٹین ۱۸ گرام، کاربوہائیڈریٹ ۴۴ گرام، چکنائی ۸ گرام

اجزاء
۲۰۰ گرام مسور
۱ پیاز

ترکیب
۱۔ دال دھوئیں۔
۲۔ بیس منٹ پکائیں۔`,
    records: [
      {
        fields: {
          title: 'مسور کی دال',
          calories: '310',
          protein: '18',
          carbs: '44',
          fat: '8',
          ingredients: '۲۰۰ گرام مسور\n۱ پیاز',
          directions: 'دال دھوئیں۔\nبیس منٹ پکائیں۔',
        },
      },
    ],
  },
  {
    name: 'a place in English, a note, servings',
    content: `چنے کا سلاد
زمرہ: Lunch
ذیلی زمرہ: Salads
۴ افراد کے لیے

اجزاء:
ایک کپ چنے
آدھا کھیرا

بنانے کا طریقہ:
سب ملا لیں۔

نوٹ: ٹھنڈا پیش کریں۔`,
    records: [
      {
        fields: {
          title: 'چنے کا سلاد',
          ingredients: 'ایک کپ چنے\nآدھا کھیرا',
          directions: 'سب ملا لیں۔',
          note: '۴ افراد کے لیے\nٹھنڈا پیش کریں۔',
        },
        place: ['Lunch', 'Salads'],
      },
    ],
  },
  {
    name: 'letters as an Arabic keyboard types them, marks of direction, a joiner within a word',
    content: `\u200Fدال مسور\u200F
\u202Bكيلوريز: ٢٥٠\u202C

\u200Fاجزا\u200F
١ پیاز
نیم\u200Cگرم پانی

\u200Fتركيب
پکائیں`,
    records: [
      {
        fields: { title: 'دال مسور', calories: '250', ingredients: '١ پیاز\nنیم\u200Cگرم پانی', directions: 'پکائیں' },
      },
    ],
  },
  {
    name: 'two records in one text, a range',
    content: `انڈا پراٹھا
۴۰۰-۴۵۰ کیلوریز

اجزاء
۲ انڈے

ترکیب
تل لیں۔

دلیہ
Breakfast

اجزاء
۱ کپ جو

ترکیب
پکا لیں۔`,
    records: [
      {
        fields: { title: 'انڈا پراٹھا', calories: '400–450', ingredients: '۲ انڈے', directions: 'تل لیں۔' },
        doubts: { calories: 'Calories as a range' },
      },
      { fields: { title: 'دلیہ', ingredients: '۱ کپ جو', directions: 'پکا لیں۔' }, place: ['Breakfast'] },
    ],
  },
  {
    name: 'heads in English, content in Urdu',
    content: `Title: چکن کڑاہی
Calories: ۵۲۰ kcal
Protein: ۴۰ g

Ingredients:
• ۵۰۰ گرام چکن
• ۳ ٹماٹر

Method:
بھون لیں۔`,
    records: [
      {
        fields: {
          title: 'چکن کڑاہی',
          calories: '520',
          protein: '40',
          ingredients: '۵۰۰ گرام چکن\n۳ ٹماٹر',
          directions: 'بھون لیں۔',
        },
      },
    ],
  },
  {
    name: 'a fraction with the sign of Urdu, heat in words, an unknown line',
    content: `لسی
حرارے ۱۸۰، پروٹین ۶٫۵ گرام
گرمیوں کے لیے بہترین

اجزا
دہی

طریقہ
پھینٹ لیں`,
    records: [
      {
        fields: { title: 'لسی', calories: '180', protein: '6.5', ingredients: 'دہی', directions: 'پھینٹ لیں' },
        notUnderstood: ['گرمیوں کے لیے بہترین'],
      },
    ],
  },
  {
    name: 'Arabic',
    content: `شوربة عدس
سعرات: ٢٢٠

المقادير:
كوب عدس

طريقة التحضير:
يسلق العدس.`,
    records: [
      {
        fields: { title: 'شوربة عدس', calories: '220', ingredients: 'كوب عدس', directions: 'يسلق العدس.' },
      },
    ],
  },
  {
    name: 'supplements in Urdu',
    taken: SUPPLEMENTS,
    content: `عنوان: وٹامن ڈی
خوراک: روزانہ ۱
تفصیل: ناشتے کے ساتھ۔
فولڈر: Vitamins`,
    records: [
      { fields: { title: 'وٹامن ڈی', dosage: 'روزانہ ۱', description: 'ناشتے کے ساتھ۔' }, place: ['Vitamins'] },
    ],
  },
  {
    name: 'steps in one line by number.txt',
    content: 'رائتہ\n\nاجزاء: دہی؛ کھیرا\n\nترکیب:\nمرحلہ ۱: دہی پھینٹیں۔\nمرحلہ ۲: کھیرا ملائیں۔',
    records: [
      {
        fields: { title: 'رائتہ', ingredients: 'دہی\nکھیرا', directions: 'دہی پھینٹیں۔\nکھیرا ملائیں۔' },
        doubts: { ingredients: 'Ingredients without amounts' },
      },
    ],
  },
];
