import { type ComponentType, type Ref } from 'react';
import { slot } from '@/lib/slots';

export interface Asking {
  /** Whether the values may be sent, for which it may ask the person; not once nobody is there to be asked. */
  maySend: (values: unknown) => Promise<boolean>;
}

/** What comes between Save and the request. */
export interface BeforeSend {
  /** What is sent in place of the values of a form. */
  toSend: <Values>(values: Values) => Promise<Values>;
  /** Is rendered with the form. */
  Question: ComponentType<{ ref: Ref<Asking> }>;
}

export const beforeSend = slot<BeforeSend>('beforeSend');
