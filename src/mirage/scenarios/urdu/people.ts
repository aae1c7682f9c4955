/** Fifty members: most write in Urdu, some in Arabic, some in Latin letters, and a few in both. */
export const PEOPLE = `
عائشہ خان
فاطمہ احمد
زینب ملک
مریم نور
حنا قریشی
ثنا صدیقی
اقرا بٹ
ماہ نور چوہدری
رابعہ شیخ
سعدیہ رضا
انعم فاروق
نمرہ اقبال
کرن جاوید
بشریٰ حسین
علینہ خان
مہوش ملک
عریبہ احمد
زارا قریشی
ليلى المنصوري
نورة الحربي
شمة السويدي
ريم القحطاني
هدى البلوشي
سلمى ناصر
أمل الزعابي
Emily Taylor
Priya Patel
Olivia Garcia
Aleena خان
Sana (ثنا) Iqbal
پروین اختر
شازیہ بانو
نازیہ پروین
صائمہ اکرم
ارم شہزادی
طاہرہ سلیم
روبینہ یوسف
نادیہ کمال
عظمیٰ گیلانی
فرح ناز
سمیرا حمید
لبنیٰ طارق
آمنہ شفیق
حفصہ عثمان
خدیجہ ارشد
ام کلثوم بنت عبدالرحمٰن
غادة العتيبي
جود الشمري
Nadia O'Connor
نگہت سیما
`
  .trim()
  .split('\n')
  .map((line) => {
    const [firstName = '', ...others] = line.split(' ');
    return { firstName, lastName: others.join(' ') };
  });
