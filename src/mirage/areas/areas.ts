import { Model } from 'miragejs';
import { type FactoryDefinition, type ModelDefinition } from 'miragejs/-types';
import { type MockApi } from '../calls/api';
import { type Area } from './area';
import { authArea } from './auth/authArea';
import { bannersArea } from './banners/bannersArea';
import { communityArea } from './community/communityArea';
import { dashboardArea } from './dashboard/dashboardArea';
import { howToUseArea } from './howToUse/howToUseArea';
import { moderatorsArea } from './moderators/moderatorsArea';
import { notificationsArea } from './notifications/notificationsArea';
import { nutritionArea } from './nutrition/nutritionArea';
import { paymentsArea } from './payments/paymentsArea';
import { plansArea } from './plans/plansArea';
import { profileArea } from './profile/profileArea';
import { supplementsArea } from './supplements/supplementsArea';
import { trackerArea } from './tracker/trackerArea';
import { usersArea } from './users/usersArea';
import { workoutsArea } from './workouts/workoutsArea';

/* In the order of seeding: users have supplements, and notification folders have users. */
const areas = [
  authArea,
  dashboardArea,
  profileArea,
  moderatorsArea,
  plansArea,
  supplementsArea,
  usersArea,
  trackerArea,
  nutritionArea,
  workoutsArea,
  communityArea,
  notificationsArea,
  paymentsArea,
  bannersArea,
  howToUseArea,
] as const;

/** Every area of the mock server. */
export const AREAS: readonly Area[] = areas;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Factories = Intersection<(typeof areas)[number]['factories']>;

export const factories = Object.assign({}, ...AREAS.map((area) => area.factories)) as Factories;

/** The models have no relationships, because handlers work with plain rows. */
export const models = Object.fromEntries(Object.keys(factories).map((name) => [name, Model])) as Record<
  keyof Factories,
  ModelDefinition
>;

/** The row type of each model. */
export type FactoryRows = {
  [Name in keyof Factories]: Factories[Name] extends FactoryDefinition<infer Fields> ? Fields & { id: string } : never;
};

export function defineHandlers(api: MockApi) {
  for (const { handlers } of AREAS) for (const define of handlers) define(api);
}
