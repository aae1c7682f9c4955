import { Logo } from '@/components/brand/Logo';
import { settings } from '@/services/http/settings';

/** The head of the sidebar. */
export const Brand = () => (
  <div className="brand">
    <Logo />
    <span className="brand-name">{settings().productName}</span>
  </div>
);
