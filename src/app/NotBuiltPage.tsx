import { Tools } from 'react-bootstrap-icons';
import { EmptyState } from '@/components/state/EmptyState';

export function NotBuiltPage() {
  return (
    <section className="card">
      <EmptyState icon={<Tools aria-hidden />} title="This section is not built yet" />
    </section>
  );
}
