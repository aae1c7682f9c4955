import { slot } from '@/lib/slots';

/** The kind of the dialog that shows all about a person: her name opens it, and the palette. */
export const personDialog = slot<string>('personDialog');
