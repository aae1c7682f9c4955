import { Fragment, type ReactNode } from 'react';
import { DashLg } from 'react-bootstrap-icons';
import { figure } from '@/components/format/number';
import { MediaThumb } from '@/components/media/MediaThumb';
import { type Many } from './many';
import { inWords, isTicked, type Choices, type Planned } from './plan';
import { aroundChanges } from './replaceWords';

interface Props<Row, Form> {
  label: string;
  many: Many<Row, Form>;
  plans: readonly Planned<Row, Form>[];
  /** What was ticked, and what ticks; where it is over there are no boxes. */
  boxes?: { choices: Choices; onTick: (plan: Planned<Row, Form>) => void };
}

/** So many lines of a list are rendered; more would take longer than a key may. */
export const MOST_LINES = 200;

/** What stands below a longer list. */
export const Unlisted = ({ of }: { of: readonly unknown[] }) =>
  of.length > MOST_LINES && (
    <p className="soft figures">And {figure(of.length - MOST_LINES)} more, not listed but counted above.</p>
  );

/** What becomes of each record, or became of it. */
export function ChangeList<Row, Form>({ label, many, plans, boxes }: Props<Row, Form>) {
  if (plans.length === 0) return null;
  return (
    <>
      <ul className="changes" role="list" aria-label={label}>
        {plans.slice(0, MOST_LINES).map((plan) => (
          <ChangeLine key={plan.id} many={many} plan={plan} boxes={boxes} />
        ))}
      </ul>
      <Unlisted of={plans} />
    </>
  );
}

interface LineProps<Row, Form> extends Pick<Props<Row, Form>, 'many' | 'boxes'> {
  plan: Planned<Row, Form>;
}

/** A component of its own, so that a key is answered between two of them. */
const ChangeLine = <Row, Form>({ many: { picture, about, labels }, plan, boxes }: LineProps<Row, Form>) => (
  <li className={boxes ? '' : 'is-plain'}>
    {boxes && (
      <label className="tick">
        {plan.state !== 'gone' && (
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={`Change ${plan.name}`}
            disabled={plan.state === 'refused'}
            checked={isTicked(plan, boxes.choices)}
            onChange={() => boxes.onTick(plan)}
          />
        )}
      </label>
    )}
    {picture && <MediaThumb url={picture(plan.row)} alt="" />}
    <div>
      <p className="name">{plan.state === 'gone' ? <s>{plan.name}</s> : plan.name}</p>
      {about && <p className="meta">{about(plan.row)}</p>}
      <Changes plan={plan} labels={labels} />
      {boxes && <Reason plan={plan} labels={labels} />}
    </div>
  </li>
);

interface PartProps {
  plan: Pick<Planned, 'state' | 'changes' | 'refusal' | 'theirs'>;
  labels: Partial<Record<string, string>>;
}

/** Before and after; a value without a name goes with another one. */
const Changes = ({ plan, labels }: PartProps) =>
  plan.changes.map(
    ({ name, marks }) =>
      labels[name] && (
        <dl key={name} className="change">
          <dt>{labels[name]}</dt>
          <dd className="marked-text" dir="auto">
            {aroundChanges(marks).map(({ text, sign: Sign }, index) =>
              Sign ? <Sign key={index}>{text}</Sign> : <Fragment key={index}>{text}</Fragment>,
            )}
          </dd>
        </dl>
      ),
  );

/** What there is to decide, or why it cannot be ticked. */
function Reason({ plan, labels }: PartProps) {
  let text = plan.refusal;
  if (plan.state === 'gone') text = 'Deleted meanwhile';
  else if (!text && plan.theirs.length > 0) {
    const fields = inWords(plan.theirs, labels);
    text = `Someone else changed ${fields} since you opened this list. This is how it is now; tick it to change that.`;
  }
  return text && <p className="said-amber">{text}</p>;
}

const MOST_NAMES = 8;

/** Names in a sentence, of many the first ones: `Dal, Soup and 12 more`. */
export function namesOf(plans: readonly { name: string }[]) {
  const names = plans.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = plans.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${figure(more)} more` : names.join(', ');
}

/** Those of which nothing changes, in one line. */
export const Unchanged = ({ children }: { children: ReactNode }) => (
  <p className="unchanged">
    <DashLg aria-hidden />
    <span>{children}</span>
  </p>
);
