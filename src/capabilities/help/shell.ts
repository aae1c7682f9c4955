import { pageKeys } from '@/screen/shell/pageKeys';
import { overlay, shellOverlays } from '@/screen/shell/overlays';
import { fill, join } from '@/lib/slots';
import { goByKey } from './keys';

const load = async () => {
  const [{ HelpDialog }] = await Promise.all([import(/* webpackChunkName: "help" */ './HelpDialog'), join('help')]);
  return HelpDialog;
};

const help = overlay('help', load, { command: { label: 'Help', hint: 'This screen and its keys' }, key: '?' });

export const fills = [fill(shellOverlays, help), fill(pageKeys, goByKey)];
