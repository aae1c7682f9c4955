import { type ReactNode } from 'react';
import { ArrowDownShort, ArrowUpShort } from 'react-bootstrap-icons';
import { type StatFigure } from './dashboardView';

const percent = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

interface Props {
  figure: StatFigure;
  icon: ReactNode;
  tone: '' | 'teal' | 'amber';
}

/** A figure, how much it grew or fell, and over which time (§2 Dashboard). */
export function StatCard({ figure: { title, value, growth, caption }, icon, tone }: Props) {
  const hasGrown = growth >= 0;
  return (
    <section className="card stat" aria-label={title}>
      <div className="card-body">
        <div className="stat-head">
          <h3 className="stat-title">{title}</h3>
          <span className={`petal-tile ${tone}`}>{icon}</span>
        </div>
        <p className="value figures">{value.toLocaleString('en')}</p>
        <p className="stat-foot">
          <span className={`badge ${hasGrown ? 'badge-up' : 'badge-down'}`}>
            {hasGrown ? <ArrowUpShort aria-hidden /> : <ArrowDownShort aria-hidden />}
            <span className="visually-hidden">{hasGrown ? 'Up' : 'Down'} </span>
            {percent.format(Math.abs(growth))}%
          </span>
          <span className="meta">{caption}</span>
        </p>
      </div>
    </section>
  );
}
