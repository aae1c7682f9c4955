import { Search } from 'react-bootstrap-icons';
import { IconButton } from '@/components/button/IconButton';
import { topBarButtons } from '@/screen/shell/buttons';
import { overlay, shellOverlays, type Show } from '@/screen/shell/overlays';
import { fill, join } from '@/lib/slots';

const palette = overlay(
  'command palette',
  async () => {
    await join('palette');
    return (await import(/* webpackChunkName: "palette" */ './CommandPalette')).CommandPalette;
  },
  { key: 'Ctrl k', takesTyping: true },
);

const PaletteButton = ({ onShow }: { onShow: Show }) => (
  <IconButton
    className="wide-only"
    icon={Search}
    label="Command palette"
    title="Command palette (Ctrl+K)"
    onClick={() => onShow(palette)}
  />
);

export const fills = [fill(shellOverlays, palette), fill(topBarButtons, PaletteButton)];
