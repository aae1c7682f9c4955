import { ModeratorsPage } from '@/features/moderators/ModeratorsPage';
import { SidebarPreviewContext } from '@/features/moderators/sidebarPreviewContext';
import { SidebarPreview } from './shell/SidebarPreview';

const drawSidebar = (modules: readonly string[]) => <SidebarPreview modules={modules} />;

/** Moderators, with the shell's picture of its own sidebar. */
export const ModeratorsRoute = () => (
  <SidebarPreviewContext value={drawSidebar}>
    <ModeratorsPage />
  </SidebarPreviewContext>
);
