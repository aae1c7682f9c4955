import { anAssessment, anEntry, aUser } from '@test/members';
import { checkInsOf } from '@/capabilities/memberAnswers/api';
import { mentionedWords, mentionsOf } from './MentionsBlock';

test.each([
  ['Metformin 500 mg twice a day', '[Metformin] 500 mg twice a day'],
  ['Hypothyroidism, levothyroxine 50 mcg', '[Hypothyroidism], [levothyroxine] 50 mcg'],
  ['INOSITOL', '[INOSITOL]'],
  ['I am allergic to nuts; no allergies else', 'I am [allergic] to nuts; no [allergies] else'],
  ['Prepare for pregnancy', 'Prepare for [pregnancy]'],
  ['Fasting insulin 18', 'Fasting [insulin] 18'],
  ['Two eggs', 'Two eggs'],
])('%j mentions what a coach wants to know of', (text, expected) => {
  const pieces = mentionedWords(text);
  expect(pieces.map((piece) => (piece.isMentioned ? `[${piece.text}]` : piece.text)).join('')).toBe(expected);
});

test('a mention quotes the sentence and says where it stands, the same words once', () => {
  const user = aUser({
    assessment: anAssessment({
      medicines: 'Metformin 500 mg',
      ultrasoundHormonalTests: 'Normal ultrasound.\nFasting insulin 18. TSH 3.1',
    }),
    progress: [
      anEntry({ dayNumber: '30', problemsFaced: 'Forgot the inositol' }),
      anEntry({ dayNumber: '60', problemsFaced: 'Forgot the inositol', periodDetails: 'I may be pregnant' }),
    ],
  });
  expect(mentionsOf(user, checkInsOf(user))).toEqual([
    { quote: 'Metformin 500 mg', where: 'Medicines, assessment' },
    { quote: 'Fasting insulin 18.', where: 'Ultrasound and hormonal tests, assessment' },
    { quote: 'Forgot the inositol', where: 'Problems faced, day 60' },
    { quote: 'I may be pregnant', where: 'Period details, day 60' },
  ]);
});
