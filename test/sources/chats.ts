import { type Source } from './source';
import { EXERCISES } from './taken';

const DAAL = { title: 'Masoor daal', ingredients: '1 cup lentils\n2 cups water', directions: 'Boil.\nServe hot.' };

/** Chats, as telephones export them and as people copy them. */
export const CHATS: Source[] = [
  {
    name: 'of an iPhone, with marks that nobody sees.txt',
    content: `[03/02/2026, 7:05:11 PM] Coach: \u200EMessages and calls are end-to-end encrypted.
[03/02/2026, 7:06:02 PM] Coach: \u200E<attached: 00000012-PHOTO-2026-02-03.jpg>
\u200E[03/02/2026, 7:06:40 PM] Coach: *Masoor daal* \u200E<This message was edited>
_Ingredients_
- 1 cup lentils
- 2 cups water

*Method*
1. Boil.
2. _Serve_ ~cold~ *hot*.
310 kcal | protein 20 g
[03/02/2026, 7:09:00 PM] \u202A+92 300 1000000\u202C: \u200EThis message was deleted.
[03/02/2026, 7:10:00 PM] Amna: Looks great 😋`,
    records: [{ fields: { ...DAAL, directions: 'Boil.\nServe cold hot.', calories: '310', protein: '20' } }],
  },
  {
    name: 'of an Android telephone, two recipes in one message, a picture with its recipe beneath.txt',
    content: `2/3/26, 19:05 - Messages and calls are end-to-end encrypted. Tap to learn more.
2/3/26, 19:06 - Coach created group "Recipes: spring"
2/3/26, 19:07 - Coach: IMG-20260203-WA0001.jpg (file attached)
Masoor daal
Ingredients:
1 cup lentils
2 cups water
Steps:
Boil.
Serve hot.

Mint raita
Ingredients:
1 cup yoghurt
Steps:
Whisk.
2/3/26, 19:20 - Amna: <Media omitted>
2/3/26, 19:21 - Amna: Can I use red lentils? I have 2 cups`,
    records: [
      { fields: DAAL },
      { fields: { title: 'Mint raita', ingredients: '1 cup yoghurt', directions: 'Whisk.' } },
    ],
  },
  {
    name: 'copied from the program in a browser, a recipe in three messages and another between',
    content: `[7:05 PM, 2/3/2026] Coach: Masoor daal
[7:05 PM, 2/3/2026] Coach: Ingredients
1 cup lentils
2 cups water
[7:06 PM, 2/3/2026] Amna: Mint raita
Ingredients
1 cup yoghurt
Method
Whisk.
[7:07 PM, 2/3/2026] Coach: Method
1. Boil.
2. Serve hot.`,
    records: [
      { fields: DAAL },
      { fields: { title: 'Mint raita', ingredients: '1 cup yoghurt', directions: 'Whisk.' } },
    ],
  },
  {
    name: 'copied from Telegram',
    content: `Coach Sana, [03.02.2026 19:05]
Masoor daal
Serves 2

Ingredients
🔸1 cup lentils
🔸2 cups water

Method
1️⃣ Boil.
2️⃣ Serve hot.

Amna, [03.02.2026 19:09]
Thanks!`,
    records: [{ fields: { ...DAAL, note: 'Serves 2' } }],
  },
  {
    name: 'in German, with points in the date.txt',
    content: `03.02.26, 19:05 - Sana: <Medien ausgeschlossen>
03.02.26, 19:06 - Sana: *Linsensuppe*
Zutaten:
200 g Linsen
Zubereitung:
Kochen.
03.02.26, 19:08 - Sana: Diese Nachricht wurde gelöscht.`,
    records: [{ fields: { title: 'Linsensuppe', ingredients: '200 g Linsen', directions: 'Kochen.' } }],
  },
  {
    name: 'in Arabic, with its digits.txt',
    content: `\u200F٣\u200F/٢\u200F/٢٠٢٦، ٧:٠٥ م - سنا: شوربة عدس
المقادير
١ كوب عدس
الطريقة
يغلى العدس.
\u200F٣\u200F/٢\u200F/٢٠٢٦، ٧:٠٦ م - أمنة: شكرا`,
    records: [{ fields: { title: 'شوربة عدس', ingredients: '١ كوب عدس', directions: 'يغلى العدس.' } }],
  },
  {
    name: 'in Finnish, a recipe without heads.txt',
    content: `[3.2.2026 klo 19.05.11] Sana: Masoor daal
1 cup lentils
2 cups water
Boil for ten minutes.
[3.2.2026 klo 19.06.00] Sana: Enjoy`,
    records: [
      {
        fields: { ...DAAL, directions: 'Boil for ten minutes.' },
        doubts: { ingredients: 'Ingredients without a heading', directions: 'Cooking steps without a heading' },
      },
    ],
  },
  {
    name: 'with its title under a head, and amounts that follow in a message of their own',
    content: `2026-02-03, 7:05 p.m. - Coach: Recipe: Masoor daal
Ingredients: 1 cup lentils; 2 cups water
Method: 1. Boil. 2. Serve hot.
2026-02-03, 7:06 p.m. - Coach: 310 kcal, 20 g protein
2026-02-03, 7:06 p.m. - Coach: Recipe: Mint raita
Ingredients: 1 cup yoghurt
Method: Whisk.`,
    records: [
      { fields: { ...DAAL, calories: '310', protein: '20' } },
      { fields: { title: 'Mint raita', ingredients: '1 cup yoghurt', directions: 'Whisk.' } },
    ],
  },
  {
    name: 'with exercises.txt',
    taken: EXERCISES,
    content: `03/02/2026, 19:05 - Coach: *Glute bridge*
Lie on your back.
Lift the hips.
03/02/2026, 19:06 - Amna: 👍
03/02/2026, 19:07 - Coach: *Plank*
Description: On the elbows.`,
    records: [
      {
        fields: { title: 'Glute bridge', description: 'Lie on your back.\nLift the hips.' },
        doubts: { description: 'Description without a heading' },
      },
      { fields: { title: 'Plank', description: 'On the elbows.' } },
    ],
  },
  {
    name: 'one message alone, with its marks',
    content: `*Masoor daal*

*Ingredients:*
1 cup _lentils_
2 cups *water*

*Method:*
_Boil_.
Serve ~cold~ hot, ~2 spoons each (~60 g).`,
    records: [{ fields: { ...DAAL, directions: 'Boil.\nServe cold hot, ~2 spoons each (~60 g).' } }],
  },
];
