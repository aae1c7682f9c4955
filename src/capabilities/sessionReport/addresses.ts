import { canonical } from '@/screen/navigation/appRouter';
import { type Host } from '@/screen/host';
import { type ScreenState } from '@/screen/section';
import { type OpenDialog, type UrlField } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { isOwnField, isOwnPath } from './ownNames';

/** In the place of what was typed. */
const TYPED = '…';

/** A text that no field takes but those that take any. */
const ANY = 'zq zq';

/** The sections whose rows are content; an id in the address of any other may be a person's. */
const CONTENT =
  /^\/(recipes|diet-plans|workouts|supplements|notifications|plans|payments|banners|how-to-use|tracker|community)\b/;

/** An id as it may be told: of content if it is a number or has the form of one that is made by chance. */
const isToldAsItIs = (id: Id) => /^(\d{1,9}|[\da-f]{8}[\da-f-]{0,32})$/i.test(String(id));

/** Tells the id of a row. */
type TellId = (id: Id) => Id;

/** A dialog without the text that may stand in a link to it. */
function toldDialog(field: UrlField<unknown>, { kind, id, field: name }: OpenDialog, tellId: TellId) {
  const told = { kind, ...(id !== undefined && { id: tellId(id) }) };
  return field.write(name && isOwnField(name) ? { ...told, field: name } : told);
}

/** What may be told of a field of the address; null for nothing. */
function toldValue(field: UrlField<unknown>, text: string, tellId: TellId): string | null {
  const value = field.read(text);
  if (value === undefined || field.isPrivate) return null;
  if (field.isDialog) return toldDialog(field, value as OpenDialog, tellId);
  const takesAny = field.read(ANY) !== undefined;
  if (takesAny) return typeof value === 'number' ? String(tellId(value)) : TYPED;
  return /^[\w.-]{1,24}$/.test(text) ? text : TYPED;
}

function toldQuery({ urlFields }: ScreenState, search: string, tellId: TellId): string {
  const told: string[] = [];
  for (const [name, text] of new URLSearchParams(search)) {
    const field = urlFields[name];
    const value = field ? toldValue(field, text, tellId) : null;
    if (value !== null) told.push(`${name}=${value}`);
  }
  return told.length > 0 ? `?${told.join('&')}` : '';
}

/** An address of the panel as it may be told: people's ids as `tellPerson` tells them, `…` for what was typed. */
export function toldAddress(
  { pathname, search }: { pathname: string; search: string },
  screenAt: Host['screenAt'],
  tellPerson: TellId,
): string {
  const path = canonical(pathname);
  if (!isOwnPath(path)) return '/other';
  const screen = screenAt(path);
  const tellId: TellId = (id) => (CONTENT.test(path) && isToldAsItIs(id) ? id : tellPerson(id));
  return path + (screen ? toldQuery(screen, search, tellId) : '');
}
