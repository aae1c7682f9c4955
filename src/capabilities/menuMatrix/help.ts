import { sectionHelp } from '@/screen/help';
import { fillAt } from '@/lib/slots';

export const fills = [
  fillAt(sectionHelp, '/diet-plans', {
    purpose: 'The matrix shows what is missing.',
    rules: ['In the matrix a plan counts under each of its kcal options, a member under the one nearest to her BMR.'],
  }),
];
