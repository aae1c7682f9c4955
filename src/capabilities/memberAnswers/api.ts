export { type CheckIn, checkInsOf, type Known, measurementsOf, type Reading, weightsOf } from './checkIns';
export { ageOf, assessed, bmiOf, goalOf, heightOf, spanOf, weightAtStart, weightOf } from './figures';
export {
  axisOf,
  type Line,
  measurementLines,
  namedDays,
  percentOf,
  percentRange,
  scaleOf,
  unreadableOf,
  weightLine,
} from './lines';
export { aboutText, amount, changeText, dayLabels, headOf, joinedText, nameOf, readingText } from './memberText';
export { readDaysAgo, sleepIn, waterIn } from './mentions';
export { type Quantity, readAge, readCentimetres, readInches, readKilograms, readYears } from './quantities';
