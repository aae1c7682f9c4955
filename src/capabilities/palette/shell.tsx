import { Search } from 'react-bootstrap-icons';
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
  <button
    type="button"
    className="btn btn-quiet btn-icon wide-only"
    aria-label="Command palette"
    title="Command palette (Ctrl+K)"
    onClick={() => onShow(palette)}
  >
    <Search aria-hidden />
  </button>
);

export const fills = [fill(shellOverlays, palette), fill(topBarButtons, PaletteButton)];
