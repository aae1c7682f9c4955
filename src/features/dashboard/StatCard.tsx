import { type ReactNode } from 'react';
import { ArrowDownShort, ArrowUpShort } from 'react-bootstrap-icons';
import { figure as figureOf } from '@/components/format/number';
import { NO_VALUE } from '@/components/table/texts';
import { Link } from '@/lib/Link';
import { type DashboardStats } from '@/services/dashboard';
import { useMayOpen } from '@/services/session/useSession';
import { type Module } from '@/services/session/modules';
import { type STAT_CARDS } from './dashboardRows';

const tenths = (value: number) => Math.round(value * 10) / 10;

/** By the sign of the rounded growth, so that a growth shown as 0% counts as unchanged. */
const TRENDS = {
  '1': { badge: 'badge-up', Arrow: ArrowUpShort, word: 'Up' },
  '0': { badge: 'badge-even', Arrow: ArrowUpShort, word: 'Unchanged' },
  '-1': { badge: 'badge-down', Arrow: ArrowDownShort, word: 'Down' },
};
const trendOf = (growth: number) => TRENDS[String(Math.sign(tenths(growth))) as keyof typeof TRENDS];

/** One figure of the dashboard; the whole card leads to what it counts. */
export function StatCard({ card, stats }: { card: (typeof STAT_CARDS)[number]; stats: DashboardStats }) {
  const { title, caption, module, to, Icon, tone } = card;
  const [value, growth] = [stats[card.value], stats[card.growth]];
  return (
    <section className={`card stat${value === 0 ? ' is-empty' : ''}`} aria-label={title}>
      <div className="card-body">
        <div className="stat-head">
          <h3 className="stat-title">
            <SectionLink module={module} to={to} className="whole-card">
              {title}
            </SectionLink>
          </h3>
          <span className={`petal-tile ${value === 0 ? 'grey' : tone}`}>
            <Icon aria-hidden />
          </span>
        </div>
        <p className="value figures">{figureOf(value ?? NO_VALUE)}</p>
        <p className="stat-foot">
          {growth !== null && <Growth growth={growth} />}
          <span className="meta">{caption}</span>
        </p>
      </div>
    </section>
  );
}

function Growth({ growth }: { growth: number }) {
  const { badge, Arrow, word } = trendOf(growth);
  return (
    <span className={`badge ${badge}`}>
      <Arrow aria-hidden />
      <span className="visually-hidden">{word} </span>
      {figureOf(tenths(Math.abs(growth)))}%
    </span>
  );
}

interface LinkProps {
  /** The permission of the section. */
  module: Module;
  /** An address of the section. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to what a figure counts; plain content for a person who may not open that section. */
export function SectionLink({ module, to, className, children }: LinkProps) {
  const isAllowed = useMayOpen(module);
  if (!isAllowed) return <span className={className}>{children}</span>;
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}
