import { figure } from '@/components/format/number';
import { type Loaded } from '@/lib/loaded';
import { KCAL_OPTIONS } from '../kcal';

interface Props {
  near: Loaded<readonly number[]>;
  /** The position of the option that is pointed at. */
  pointed: number | undefined;
}

/** How many members have a BMR near each option. */
export function NearRow({ near, pointed }: Props) {
  const most = Math.max(1, ...(near ?? []));
  return (
    <tr className="near">
      <td className="wide-only" />
      <th scope="row">Members near it</th>
      {KCAL_OPTIONS.map((kcal, column) => (
        <td key={kcal} className={pointed === column ? 'at' : undefined}>
          {near && figure(near[column]!)}
          <span className="bar" aria-hidden="true">
            <span style={{ inlineSize: `${(100 * (near?.[column] ?? 0)) / most}%` }} />
          </span>
        </td>
      ))}
      <td className="sum">{near && figure(near.reduce((sum, count) => sum + count, 0))}</td>
    </tr>
  );
}
