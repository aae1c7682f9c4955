/** What coaches type in every other section: the texts of the first rows of a table, the rest of which goes. */
export const PRACTICE = {
  plans: [
    {
      name: 'آغاز',
      details: 'ایک ہفتے کی مفت trial، app اور coach سے تعارف۔',
      features: '["تراکیب","عادتوں کا tracker"]',
    },
    {
      name: 'PCOS ری سیٹ',
      details: 'چار ہفتے: سوزش کم کرنے والا کھانا، چہل قدمی اور نیند۔',
      features: '["تراکیب","ذاتی diet plan","ہفتہ وار check-in"]',
    },
    {
      name: 'ہارمون توازن',
      details: '12 ہفتے خوراک، طاقت کی ورزش اور cycle کا حساب، coach کے ساتھ۔',
      features: '["تراکیب","ذاتی diet plan","گھر کی ورزش","سپلیمنٹ گائیڈ"]',
    },
    {
      name: 'العناية الكاملة',
      details: 'ستة أشهر: خطة غذائية وتمارين ومدربة ترد كل يوم.',
      features: '["خطة شخصية","تمارين منزلية","Lab review"]',
    },
  ],
  supplementFolders: [{ title: 'وٹامن' }, { title: 'معدنیات (Minerals)' }],
  supplements: [
    { title: 'وٹامن D3', description: 'ہڈیوں اور موڈ کے لیے۔ کھانے کے ساتھ لیں۔', dosage: '1000 IU روزانہ' },
    { title: 'وٹامن B12', description: 'metformin لینے والوں کے لیے اہم۔', dosage: 'ہفتے میں 1 گولی' },
    { title: 'فولک ایسڈ', description: 'حمل کی تیاری میں۔', dosage: '400 mcg، صبح' },
    { title: 'Omega 3 (مچھلی کا تیل)', description: 'سوزش کم کرتا ہے، دل کے لیے اچھا ہے۔', dosage: '1 کیپسول، دوپہر' },
    { title: 'انوسیٹول', description: 'انسولین کے لیے، 40:1 کے تناسب میں۔', dosage: '2 g صبح، 2 g شام' },
    { title: 'میگنیشیم', description: 'نیند اور پٹھوں کے لیے، سونے سے 1 گھنٹہ پہلے۔', dosage: '200 mg' },
    { title: 'حديد', description: 'مع فيتامين C، بعيداً عن الشاي.', dosage: '14 mg' },
  ],
  habits: [
    { name: '2 لیٹر پانی', description: 'صبح اٹھتے ہی 1 گلاس، پھر ہر کھانے سے پہلے۔' },
    { name: 'آٹھ ہزار قدم', description: 'کھانے کے بعد 10 منٹ کی تین سیریں۔' },
    { name: 'رات 11 بجے سے پہلے نیند', description: 'phone دوسرے کمرے میں۔' },
    { name: 'ناشتے میں protein', description: 'انڈے، دہی یا چنے۔' },
    { name: 'تمدد صباحي', description: '5 دقائق قبل القهوة.' },
  ],
  highlights: [{ title: 'ہفتے کی ترکیب' }, { title: 'رمضان' }, { title: 'ورزش' }],
  highlightItems: [
    { caption: 'آج کی ترکیب: دال پالک، 20 منٹ' },
    { caption: 'سب سامان ایک جگہ' },
    { caption: 'اب لیموں نچوڑیں 🍋' },
    { caption: 'بالهناء والشفاء' },
  ],
  exercises: [
    { name: 'اسکواٹ', description: 'کرسی پر بیٹھنے کی طرح نیچے جائیں، گھٹنے پنجوں سے آگے نہ جائیں۔' },
    { name: 'گلوٹ برج (glute bridge)', description: 'کمر کے بل لیٹیں، کولہے اوپر، 2 سیکنڈ رکیں۔' },
    { name: 'دیوار پش اپ', description: 'دیوار سے ایک قدم دور، جسم سیدھا۔' },
    { name: 'پلینک', description: '20 سیکنڈ سے شروع کریں، سانس نہ روکیں۔' },
    { name: 'إطالة الظهر', description: 'على اليدين والركبتين، ببطء، 8 مرات.' },
  ],
  weeks: [{ title: 'ہفتہ 1' }, { title: 'ہفتہ 2' }],
  workoutDays: [
    { title: 'دن 1 · نچلا جسم' },
    { title: 'دن 2 · اوپری جسم' },
    { title: 'دن 3 · Core' },
    { title: 'دن 4 · لچک' },
    { title: 'دن 5 · پورا جسم' },
  ],
  notificationFolders: [{ name: 'سب فعال ممبر' }, { name: 'Trial ہفتہ' }, { name: 'کچھ دن سے خاموش' }],
  notifications: [
    { title: 'آپ کا ہفتہ', content: 'تین چھوٹے کام: کافی سے پہلے 1 گلاس پانی، کھانے کے بعد سیر، 11 بجے روشنی بند۔' },
    {
      title: 'Trial کا پانچواں دن',
      content: 'دو دن باقی ہیں۔ کون سا کھانا رکھنا چاہیں گی؟ favourites میں محفوظ کر لیں۔',
    },
    {
      title: 'جمعرات کو live',
      content: 'اپنی lab report شام 7 بجے ساتھ لائیں۔ انسولین، آئرن اور تھائرائیڈ ساتھ دیکھیں گے۔',
    },
    { title: 'اشتقنا إليك', content: 'خطتك وملاحظاتك ومدربتك في مكانها كما تركتها.' },
  ],
  paymentCategories: [{ title: 'بینک اکاؤنٹ' }, { title: 'موبائل والٹ' }, { title: 'کارڈ' }],
  paymentMethods: [
    {
      paymentMethodName: 'مرکزی اکاؤنٹ',
      accountTitle: 'پیٹل کلینک (مثال)',
      bankName: 'مثالی بینک',
      paymentInstructions: 'پوری رقم بھیجیں، پھر رسید کی تصویر (screenshot) لگائیں۔',
    },
    {
      paymentMethodName: 'الحساب الإسلامي',
      accountTitle: 'عيادة بيتال',
      bankName: 'البنك المثالي',
      paymentInstructions: 'أرسلي المبلغ كاملاً ثم أرفقي صورة الإيصال.',
    },
  ],
  helpCategories: [{ title: 'پہلے قدم' }, { title: 'کھانا لکھنا' }],
  helpContents: [
    {
      title: 'فارم کیسے بھریں',
      description: 'پروفائل کھولیں، assessment پر دبائیں۔ 10 منٹ لگتے ہیں اور بیچ میں رک سکتی ہیں۔',
    },
    { title: 'ناپ کیسے لیں', description: 'صبح، کھانے سے پہلے، ٹیپ ڈھیلی نہ ہو۔ کمر ناف کے 2 انچ اوپر۔' },
    { title: 'رسید لگانا', description: 'Plans کھولیں، Attach دبائیں اور تصویر چنیں۔' },
    { title: 'كيف أسجل وجبة', description: 'التقطي صورة واكتبي كلمتين، ثم احفظي.' },
  ],
} as const;
