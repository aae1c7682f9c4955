import { modulesTools } from '@/features/moderators/modulesTools';
import { fill } from '@/lib/slots';
import { SidebarPreview } from '../SidebarPreview';

export const fills = [fill(modulesTools, SidebarPreview)];
