import { between, pick } from '../../database/random';

interface Country {
  name: string;
  firstNames: readonly string[];
  lastNames: readonly string[];
  phone: (n: number) => string;
}

const digits = (count: number, n: number, purpose: string) =>
  String(between(0, 10 ** count - 1, n, purpose)).padStart(count, '0');

const PAKISTANI_LAST = 'Khan,Ahmed,Malik,Noor,Qureshi,Siddiqui,Butt,Chaudhry,Sheikh,Raza,Farooq,Iqbal,Javed,Hussain';
const ARAB_LAST = 'Al Mansoori,Al Harbi,Al Suwaidi,Hassan,Al Qahtani,Saleh,Al Balushi,Nasser,Al Zaabi,Habib';

const list = (names: string) => names.split(',');

/* Phone numbers are in ranges reserved for examples, in countries that have such ranges. */
const PAKISTAN: Country = {
  name: 'Pakistan',
  firstNames: list(
    'Ayesha,Fatima,Zainab,Maryam,Hina,Sana,Iqra,Mahnoor,Rabia,Sadia,Anum,Nimra,Kiran,Bushra,Aleena,Mehwish,Areeba,Zara',
  ),
  lastNames: list(PAKISTANI_LAST),
  phone: (n) => `+92 3${digits(2, n, 'network')} ${digits(7, n, 'line')}`,
};

const EMIRATES: Country = {
  name: 'United Arab Emirates',
  firstNames: list('Layla,Noura,Mariam,Hessa,Shamma,Reem,Amal,Dana,Salma,Huda,Yasmin,Rania'),
  lastNames: list(ARAB_LAST),
  phone: (n) => `+971 5${digits(1, n, 'network')} ${digits(3, n, 'area')} ${digits(4, n, 'line')}`,
};

const SAUDI_ARABIA: Country = {
  ...EMIRATES,
  name: 'Saudi Arabia',
  firstNames: list('Sara,Lama,Ghada,Abeer,Nada,Haifa,Joud,Maha,Rawan,Areej'),
  phone: (n) => `+966 5${digits(1, n, 'network')} ${digits(3, n, 'area')} ${digits(4, n, 'line')}`,
};

const KINGDOM: Country = {
  name: 'United Kingdom',
  firstNames: list('Emily,Charlotte,Grace,Sophie,Priya,Aisha,Hannah,Isla,Chloe,Nadia,Eleanor,Simran'),
  lastNames: list("Taylor,Wilson,Patel,Hughes,Begum,Campbell,Singh,Clarke,O'Connor,Edwards,Rahman,Bennett"),
  phone: (n) => `+44 7700 900${digits(3, n, 'line')}`,
};

const STATES: Country = {
  name: 'United States',
  firstNames: list('Olivia,Ava,Mia,Jasmine,Sofia,Brianna,Camila,Destiny,Harper,Naomi,Gabriela,Leah'),
  lastNames: list('Johnson,Garcia,Williams,Nguyen,Brown,Martinez,Davis,Robinson,Lopez,Carter,Kim,Foster'),
  phone: (n) => `+1 ${between(201, 989, n, 'area')}-555-01${digits(2, n, 'line')}`,
};

const COUNTRIES = [PAKISTAN, PAKISTAN, PAKISTAN, PAKISTAN, EMIRATES, EMIRATES, SAUDI_ARABIA, KINGDOM, KINGDOM, STATES];

const MAIL_HOSTS = ['gmail.com', 'gmail.com', 'gmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'hotmail.com'];

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Makes a person whose name, country, email and phone match. */
export function makePerson(n: number) {
  const country = pick(COUNTRIES, n, 'country');
  const firstName = pick(country.firstNames, n, 'first name');
  const lastName = pick(country.lastNames, n, 'last name');
  // A number tells people with the same name apart: two digits are enough for the first 1000 people.
  const suffix = n < 1000 ? String((n * 37) % 100).padStart(2, '0') : n;
  const email = `${letters(firstName)}.${letters(lastName)}${suffix}@${pick(MAIL_HOSTS, n, 'mail host')}`;
  return { firstName, lastName, email, country: country.name, phone: country.phone(n) };
}

export type Person = ReturnType<typeof makePerson>;
