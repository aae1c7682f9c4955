import { type Measurement } from '@/services/userTypes';

export const PART_LABELS: Record<Measurement['part'], string> = {
  Chest: 'Chest',
  RightArm: 'Right arm',
  LeftArm: 'Left arm',
  BellyButton: 'Belly button',
  Waist: 'Waist',
  Hips: 'Hips',
  LeftThigh: 'Left thigh',
  RightThigh: 'Right thigh',
  Wrist: 'Wrist',
};
