/** What a person might type into a field of that name. */
export function formValue(name: string, salt: number): string {
  const figure = String(1 + (salt % 40));
  if (name === 'email Email') return 'amina@petal.app';
  if (/email/i.test(name)) return `walker${salt}@walk.example`;
  if (/password/i.test(name)) return 'petal-demo';
  if (/phone/i.test(name)) return '+44 7700 900123';
  if (/link|url|address/i.test(name)) return `https://walk.example/${salt}`;
  if (/price|amount|duration|age\b|bmr|sets|reps|calor|protein|carb|fat|weeks|number/i.test(name)) return figure;
  return `Walked ${salt}`;
}
