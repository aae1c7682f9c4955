import { ModeratorsPage } from '@/features/moderators/ModeratorsPage';
import { SidebarPreviewContext } from '@/features/moderators/SidebarPreview';
import { SidebarPreview } from './shell/SidebarPreview';

/** Moderators, with the shell's picture of its own sidebar. */
export const ModeratorsRoute = () => (
  <SidebarPreviewContext value={SidebarPreview}>
    <ModeratorsPage />
  </SidebarPreviewContext>
);
