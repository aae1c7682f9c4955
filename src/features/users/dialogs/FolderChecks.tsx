import { useField } from 'formik';
import { type Id } from '@/services/decode';
import { useListSupplementsQuery } from '@/services/supplements';

/** One box for each supplement folder; the field's value is the list of ticked ids. */
export function FolderChecks() {
  const { data: folders, isLoading } = useListSupplementsQuery();
  const [{ value }, , { setValue }] = useField<Id[]>('folderIds');
  const toggle = (id: Id) => void setValue(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  if (isLoading) return <p className="meta">Loading supplements...</p>;
  if (folders?.length === 0) return <p className="meta">No supplements found</p>;
  return (
    <fieldset className="check-group">
      <legend className="form-label">Supplement categories</legend>
      {folders?.map(({ id, title, supplements }) => (
        <label key={id} className="check-row">
          <input
            className="form-check-input"
            type="checkbox"
            checked={value.includes(id)}
            onChange={() => toggle(id)}
          />
          <span>{title}</span>
          <span className="meta push" aria-hidden>
            {supplements.length}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
