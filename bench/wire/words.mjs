const split = (text) => text.trim().split(/\s+/);

export const FIRST_NAMES = split(`
  Maria Sofia Amina Hannah Olivia Emma Ava Isabella Mia Charlotte Amelia Harper Evelyn Abigail Emily Ella Elizabeth
  Camila Luna Sofie Avery Mila Aria Scarlett Penelope Layla Chloe Victoria Madison Eleanor Grace Nora Riley Zoey
  Hazel Lily Ellie Violet Lillian Zoe Stella Aurora Natalie Emilia Leah Aubrey Willow Addison Lucy Audrey Bella
  Nova Brooklyn Paisley Savannah Claire Skylar Isla Genesis Naomi Elena Caroline Eliana Anna Maya Valentina Ruby
  Kennedy Ivy Ariana Aaliyah Cora Madelyn Alice Kinsley Hailey Gabriella Allison Gianna Serenity Samantha Sarah
  Autumn Quinn Eva Piper Sophie Sadie Delilah Josephine Nevaeh Adeline Arya Emery Lydia Clara Vivian Madeline
  Peyton Julia Rylee Fatima Zainab Ayesha Noor Hira Sana Iqra Mahnoor Zoë Renée Chloé Inés Anaïs Åsa Łucja Fátima
`);

export const LAST_NAMES = split(`
  Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson
  Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker
  Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell
  Carter Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy
  Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson
  Brooks Chavez Wood Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross Foster
  Jimenez Khan Ahmed Malik Hussain Iqbal Qureshi Siddiqui Sheikh Akhtar Chaudhry Raza Javed Butt Mirza O'Brien
  O'Connor Müller Björk García-Pérez D'Angelo Novák Şahin Öztürk Jensen Nielsen Hansen Rossi Russo Ferrari Moreau
`);

export const DOMAINS = split('example.com example.org example.net mail.example.com post.example.org');

const PHRASES = [
  'Irregular cycles for about two years, better since the diet changed',
  'Feels tired in the afternoon, sleeps six hours on most nights',
  'Oats with berries and a spoon of peanut butter',
  'Grilled chicken with rice and a green salad, sometimes lentil soup',
  'Two litres of water a day and a walk of forty minutes after dinner',
  'None that are known',
  'Metformin 500 mg in the morning, vitamin D once a week',
  'Lose eight kilograms by the summer and have regular cycles again',
  'A handful of almonds or a piece of fruit',
  'The evening snacks are the hardest part of the plan',
];

/** A sentence or two, as people write into a form. */
export const answer = (random) =>
  random.chance(0.3) ? `${random.pick(PHRASES)}. ${random.pick(PHRASES)}.` : random.pick(PHRASES);
