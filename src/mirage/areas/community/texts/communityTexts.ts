import { ASK_THE_COACH } from './askTheCoach';
import { type GroupText } from './communityText';
import { CYCLE } from './cycle';
import { MEAL_PREP } from './mealPrep';
import { MOVE_WITH_US } from './moveWithUs';
import { NEWCOMERS } from './newcomers';
import { PCOS_STORIES } from './pcosStories';
import { RAMADAN } from './ramadan';
import { TRYING } from './tryingToConceive';

export const GROUP_TEXTS: readonly GroupText[] = [
  PCOS_STORIES,
  MEAL_PREP,
  MOVE_WITH_US,
  CYCLE,
  ASK_THE_COACH,
  RAMADAN,
  TRYING,
  NEWCOMERS,
];
