import { fold } from '@/lib/fold';
import { type Field } from './field';
import { NUMBER_FIELDS } from './numberFields';
import { CHOICE_FIELDS, FOLDER, TEXT_FIELDS } from './textFields';

/** All that a condition can ask, in the order in which it is offered. */
export const FIELDS: readonly Field[] = [...CHOICE_FIELDS, ...NUMBER_FIELDS, ...TEXT_FIELDS, FOLDER];

const BY_NAME = new Map<string, Field>();
for (const field of FIELDS)
  for (const name of [field.name, ...field.aliases]) if (!BY_NAME.has(name)) BY_NAME.set(name, field);

/** The field with this name or another name of it. */
export const fieldNamed = (name: string): Field | undefined => BY_NAME.get(fold(name));
