import { SECTIONS } from '../../areas/nutrition/menu/menu';
import { readDishes, type MenuDish, type MenuSection } from '../../areas/nutrition/menu/menuText';

const PICTURES = SECTIONS.flatMap(({ recipes }) => recipes).map(({ image }) => image);

/** Dishes with the pictures of the practice's, from a place on. */
const dishes = (from: number, text: string): MenuDish[] =>
  readDishes(text).map((dish, n) => ({ ...dish, image: PICTURES[(from + n) % PICTURES.length]! }));

const eggs: MenuSection = {
  title: 'انڈے',
  recipes: dishes(
    0,
    `
    پالک والا آملیٹ
    290 21 8 19
    - 2 انڈے
    - 1 مٹھی پالک
    - 1 چمچ زیتون کا تیل (olive oil)
    - نمک، کالی مرچ
    * پالک کو تیل میں 2 منٹ بھونیں۔
    * پھینٹے ہوئے انڈے ڈال کر ہلکی آنچ پر پکائیں۔
    > ساتھ میں ایک چھوٹی روٹی لے سکتی ہیں۔

    شکشوكة بالطماطم
    310 18 22 16
    - 2 بيضة
    - 400 غ طماطم
    - نصف بصلة، كمون
    * اطبخي البصل والطماطم 15 دقيقة.
    * أضيفي البيض وغطي المقلاة 5 دقائق.
  `,
  ),
  plans: dishes(
    2,
    `
    ابلے انڈے اور کھیرا
    210 15 6 13
    for 1300,1400
    - 2 ابلے ہوئے انڈے
    - 1 کھیرا، لیموں
    * انڈے 8 منٹ ابالیں۔
    * کھیرے کے ساتھ نمک اور لیموں لگا کر کھائیں۔
  `,
  ),
};

const porridge: MenuSection = {
  title: 'دلیہ (Oats)',
  recipes: dishes(
    4,
    `
    کھجور والا دلیہ
    340 12 58 7
    - 50 g oats
    - 200 ml دودھ
    - 3 کھجوریں، دار چینی
    * دودھ میں oats 5 منٹ پکائیں۔
    * کاٹی ہوئی کھجوریں اور دار چینی ملا دیں۔
    > چینی کی ضرورت نہیں۔

    Overnight oats with انار
    300 14 44 8
    - 50 g oats, 150 g دہی
    - 2 چمچ انار
    * سب ملا کر رات بھر fridge میں رکھیں۔
  `,
  ),
  plans: dishes(
    6,
    `
    سیب والا دلیہ
    320 11 55 6
    for 1500,1600
    - 50 g oats
    - 1 سیب، الائچی
    * سیب کو دلیے کے ساتھ 6 منٹ پکائیں۔
  `,
  ),
};

const lentils: MenuSection = {
  title: 'دالیں',
  recipes: dishes(
    8,
    `
    مسور کی دال اور لیموں کا سوپ جو سردیوں کی شام میں پورے گھر کو پسند آتا ہے
    310 18 46 6
    - 80 g مسور کی دال
    - 1 گاجر، 1 پیاز
    - 400 ml یخنی
    - زیرہ، ہلدی، لیموں
    * پیاز اور گاجر کو مصالحے کے ساتھ نرم کریں۔
    * دال اور یخنی ڈال کر 18 منٹ پکائیں۔
    * آدھا blend کریں اور لیموں نچوڑیں۔
    > 3 مہینے تک freezer میں رہ سکتا ہے۔

    دال پالک
    330 19 48 7
    - 80 g مونگ کی دال
    - 200 g پالک
    - 2 جوے لہسن
    * دال گلا لیں، پھر پالک ڈالیں۔
    * لہسن کا تڑکا لگائیں۔
  `,
  ),
  plans: dishes(
    10,
    `
    شوربة العدس
    305 17 45 6
    for 1300,1500
    - 80 غ عدس أحمر
    - جزرة وبصلة، كمون
    * اسلقي العدس 20 دقيقة.
    * اخلطيه وأضيفي الليمون.
    > تكفي لشخصين (2 portions).
  `,
  ),
};

const meat: MenuSection = {
  title: 'گوشت',
  recipes: dishes(
    32,
    `
    چکن کڑاہی، کم تیل
    420 38 14 23
    - 150 g چکن بغیر کھال
    - 3 ٹماٹر، 1 ہری مرچ
    - 1 چمچ تیل، ادرک
    * چکن کو تیز آنچ پر 8 منٹ بھونیں۔
    * ٹماٹر ڈال کر 12 منٹ پکائیں۔
    * ادرک اور ہری مرچ ڈال دیں۔

    قیمہ مٹر
    390 33 20 19
    - 130 g بیف قیمہ
    - 100 g مٹر
    - پیاز، گرم مصالحہ
    * قیمہ بھونیں، مٹر ڈال کر 15 منٹ دم دیں۔
  `,
  ),
  plans: dishes(
    34,
    `
    Grilled چکن اور سلاد
    380 40 12 18
    for 1600,1700,1800
    - 150 g چکن breast
    - سلاد، 1 لیموں
    * چکن کو 6 منٹ فی طرف سینکیں۔
    * سلاد پر لیموں نچوڑیں۔
  `,
  ),
};

/** The categories of a practice that cooks in Urdu. */
export const MENU = [
  { title: 'ناشتہ', sections: [eggs, porridge] },
  { title: 'دوپہر اور رات', sections: [lentils, meat] },
];
