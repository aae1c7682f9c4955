import { fill } from '@/lib/slots';
import { ColumnsPart } from './ColumnsPart';
import { viewMenuParts } from '@/screen/viewMenu/panel/ViewPanel';
import { ViewsPart } from './ViewsPart';

export const fills = [fill(viewMenuParts, ViewsPart), fill(viewMenuParts, ColumnsPart)];
