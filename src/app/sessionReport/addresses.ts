import { type ScreenState } from '@/screen/section';
import { type OpenDialog, type UrlField } from '@/screen/urlFields';
import { canonical } from '@/screen/navigation/appRouter';
import { screenStateAt } from '../screens';
import { isOwnField, isOwnPath } from './ownNames';
import { isOfContent, standIn, toldId } from './standIns';

/** A text that no field takes but those that take any. */
const ANY = 'zq zq';

/** A dialog without the text that may stand in a link to it. */
function toldDialog(field: UrlField<unknown>, { kind, id, field: name }: OpenDialog, isContent: boolean) {
  const told = { kind, ...(id !== undefined && { id: toldId(id, isContent) }) };
  return field.write(name && isOwnField(name) ? { ...told, field: name } : told);
}

/** What may be told of a field of the address; null for nothing. */
function toldValue(field: UrlField<unknown>, text: string, isContent: boolean): string | null {
  const value = field.read(text);
  if (value === undefined || field.isPrivate) return null;
  if (field.isDialog) return toldDialog(field, value as OpenDialog, isContent);
  const takesAny = field.read(ANY) !== undefined;
  if (takesAny) return typeof value === 'number' ? String(toldId(value, isContent)) : standIn(text);
  return /^[\w.-]{1,24}$/.test(text) ? text : standIn(text);
}

function toldQuery({ urlFields }: ScreenState, search: string, isContent: boolean): string {
  const told: string[] = [];
  for (const [name, text] of new URLSearchParams(search)) {
    const field = urlFields[name];
    const value = field ? toldValue(field, text, isContent) : null;
    if (value !== null) told.push(`${name}=${value}`);
  }
  return told.length > 0 ? `?${told.join('&')}` : '';
}

/** An address of the panel as it may be told: people's ids as `personId`, what was typed as stand-ins. */
export function toldAddress({ pathname, search }: { pathname: string; search: string }): string {
  const path = canonical(pathname);
  if (!isOwnPath(path)) return '/other';
  const screen = screenStateAt(path);
  return path + (screen ? toldQuery(screen, search, isOfContent(path)) : '');
}
