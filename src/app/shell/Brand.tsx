import { Logo } from '@/components/brand/Logo';
import { settings } from '@/services/http/settings';

export function Brand() {
  return (
    <div className="brand">
      <Logo />
      <span className="brand-name">{settings().productName}</span>
    </div>
  );
}
