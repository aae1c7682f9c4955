import { LoadAgain } from '@/components/form/LoadAgain';
import { figure } from '@/components/format/number';
import { type Id } from '@/services/http/decode';
import { useFieldList } from '@/services/http/useFieldList';
import { supplementsApi, useListSupplementsQuery } from '@/services/supplements';
import { FormCheck } from '@/components/form/FormCheck';

interface Props {
  /** The ids of the ticked folders. */
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
}

/** One box for each supplement folder. */
export function SupplementBoxes({ value, onChange }: Props) {
  const { data: folders, isLoading } = useListSupplementsQuery();
  const list = useFieldList(supplementsApi.endpoints.listSupplements);
  const toggle = (id: Id) => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  if (isLoading) return <p className="meta">Loading supplements...</p>;
  if (folders?.length === 0) return <p className="meta">No supplements found</p>;
  return (
    <fieldset className="check-group">
      <legend className="form-label">Supplement categories</legend>
      <LoadAgain what="Supplement categories" list={list} />
      {folders?.map(({ id, title, items }) => (
        <FormCheck key={id} className="check-row" checked={value.includes(id)} onChange={() => toggle(id)}>
          <span>{title}</span>
          <span className="meta push" aria-hidden>
            {figure(items.length)}
          </span>
        </FormCheck>
      ))}
    </fieldset>
  );
}
