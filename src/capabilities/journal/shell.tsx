import { ClockHistory } from 'react-bootstrap-icons';
import { sidebarButtons } from '@/screen/shell/buttons';
import { overlay, shellOverlays, type Show } from '@/screen/shell/overlays';
import { fill, type Parts } from '@/lib/slots';

const journal = overlay(
  'list of changes',
  async () => (await import(/* webpackChunkName: "journal" */ './JournalDrawer')).JournalDrawer,
  { command: { label: 'What changed', hint: 'This session' } },
);

const JournalButton = ({ onShow }: { onShow: Show }) => (
  <button type="button" className="nav-link" aria-haspopup="dialog" onClick={() => onShow(journal)}>
    <ClockHistory aria-hidden />
    <span className="nav-text">What changed</span>
  </button>
);

export const fills = [fill(shellOverlays, journal), fill(sidebarButtons, JournalButton)];

export const parts: Parts = {
  '/plans': () => import(/* webpackChunkName: "plans" */ './sections/plans'),
  '/community': () => import(/* webpackChunkName: "community" */ './sections/community'),
  '/users': () => import(/* webpackChunkName: "users" */ './sections/users'),
  '/how-to-use': () => import(/* webpackChunkName: "how-to-use" */ './sections/howToUse'),
  '/profile': () => import(/* webpackChunkName: "profile" */ './sections/profile'),
  '/tracker': () => import(/* webpackChunkName: "tracker" */ './sections/tracker'),
  '/workouts': () => import(/* webpackChunkName: "workouts" */ './sections/workouts'),
  '/banners': () => import(/* webpackChunkName: "banners" */ './sections/banners'),
  '/recipes': () => import(/* webpackChunkName: "recipes" */ './sections/recipes'),
  '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './sections/dietPlans'),
  '/moderators': () => import(/* webpackChunkName: "moderators" */ './sections/moderators'),
  '/notifications': () => import(/* webpackChunkName: "notifications" */ './sections/notifications'),
  '/payments': () => import(/* webpackChunkName: "payments" */ './sections/payments'),
  '/supplements': () => import(/* webpackChunkName: "supplements" */ './sections/supplements'),
};
