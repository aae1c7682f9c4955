import { useState, type KeyboardEvent } from 'react';
import { PlusLg } from 'react-bootstrap-icons';
import { FieldError, GroupLegend } from '@/components/form/fieldParts';
import { useFieldText } from '@/components/form/fieldTexts';
import { LoadAgain } from '@/components/form/LoadAgain';
import { useFormField } from '@/components/form/useFormField';
import { plansApi, useListPlansQuery } from '@/services/plans';
import { useFieldList } from '@/services/http/useFieldList';
import { allFeatures, findFeature, unionOf } from '../planFeatures';
import { FormCheck } from '@/components/form/FormCheck';

/** One box for each feature of all plans, and for each new feature. */
export function FeaturesField() {
  const { data: plans = [] } = useListPlansQuery();
  const list = useFieldList(plansApi.endpoints.listPlans);
  const [typed, setTyped] = useState<string[]>([]);
  const { field, initialValue, control, error, isInvalid, isRequired, ids, setValue } =
    useFormField<string[]>('features');
  const choices = unionOf([initialValue, allFeatures(plans), typed]);
  useFieldText('features', 'Features');
  const describedBy = control['aria-describedby'];

  const isTicked = (feature: string) => findFeature(field.value, feature) !== undefined;
  const toggle = (feature: string) => {
    const others = field.value.filter((other) => findFeature([other], feature) === undefined);
    setValue(isTicked(feature) ? others : [...others, feature]);
  };
  const add = (text: string) => {
    const feature = findFeature(choices, text) ?? text;
    setTyped([...typed, feature]);
    if (!isTicked(feature)) toggle(feature);
  };

  return (
    <fieldset className="check-group" aria-describedby={`${ids.hint} ${describedBy ?? ''}`}>
      <GroupLegend label="Features" isRequired={isRequired} noteId={ids.hint} />
      <div className="feature-choices">
        {choices.map((feature) => (
          <FormCheck
            key={feature}
            className="check-row"
            name={feature}
            checked={isTicked(feature)}
            aria-invalid={control['aria-invalid']}
            aria-describedby={describedBy}
            onChange={() => toggle(feature)}
          >
            {feature}
          </FormCheck>
        ))}
      </div>
      <LoadAgain what="Features" list={list} />
      <NewFeature onAdd={add} isInvalid={isInvalid} errorId={ids.error} />
      <FieldError id={ids.error} text={error} />
    </fieldset>
  );
}

interface Props {
  onAdd: (feature: string) => void;
  /** Whether to show that a feature is missing. */
  isInvalid: boolean;
  /** The id of the text that says so. */
  errorId: string;
}

/** A feature that no plan has yet; Enter or the plus button adds it. */
function NewFeature({ onAdd, isInvalid, errorId }: Props) {
  const { field, control, setValue } = useFormField<string>('newFeature');
  const add = () => {
    const feature = field.value.trim();
    if (!feature) return;
    onAdd(feature);
    setValue('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter must not save the plan
    add();
  };
  return (
    <div className="new-value">
      <input
        className={`form-control ${isInvalid ? 'is-invalid' : ''}`}
        aria-label="New feature"
        placeholder="New feature"
        autoComplete="off"
        onKeyDown={onKeyDown}
        {...field}
        id={control.id}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
      />
      <button type="button" className="btn btn-outline-secondary btn-icon" aria-label="Add feature" onClick={add}>
        <PlusLg aria-hidden />
      </button>
    </div>
  );
}
