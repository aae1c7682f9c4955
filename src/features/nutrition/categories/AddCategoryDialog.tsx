import { useEffect, useRef, type KeyboardEvent } from 'react';
import { PlusLg, XLg } from 'react-bootstrap-icons';
import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { type Category, categoriesApi } from '@/services/categories';
import { IMAGES } from '@/components/upload/accept';
import { FieldError, FieldLabel } from '@/components/form/fieldParts';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { useFormField } from '@/components/form/useFormField';
import { useFormValue } from '@/components/form/useFormValue';
import { useFieldList } from '@/services/http/useFieldList';
import { addCategorySchema, NEW_CATEGORY, toAddition, TYPED, TYPING } from './addCategoryForm';
import { useAddToTree } from './useAddToTree';
import { toOptions } from './tree';
import { IconButton } from '@/components/button/IconButton';

interface Props {
  tree: readonly Category[];
  onClose: () => void;
}

/** Used by the recipes; the diet plans have a form of their own. */
export function AddCategoryDialog({ tree, onClose }: Props) {
  const add = useAddToTree(onClose);
  return (
    <FormDialog
      title="Add New Category / Sub Category"
      initialValues={NEW_CATEGORY}
      schema={addCategorySchema}
      onSave={(values) => add(toAddition(values))}
      onClose={onClose}
    >
      <CategoryOrNewField tree={tree} />
      <TextField name="subCategory" label="New sub category name" autoComplete="off" />
      <UploadField name="image" label="Image" accept={IMAGES} shape="whole" />
    </FormDialog>
  );
}

/**
 * The categories with the choice 'Add new', which replaces the select by a text input. A confirmed text becomes one of
 * the choices. When one of the two replaces the other, it takes the focus.
 */
function CategoryOrNewField({ tree }: Pick<Props, 'tree'>) {
  const list = useFieldList(categoriesApi.endpoints.listCategories);
  const { value, setValue } = useFormValue<string>('category');
  const typed = useFormValue<string>('newCategory').value.trim();
  const isTyping = value === TYPING;
  const wrapper = useRef<HTMLDivElement>(null);
  const wasTyping = useRef(isTyping);
  useEffect(() => {
    if (wasTyping.current !== isTyping) wrapper.current?.querySelector<HTMLElement>('input, select')?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);

  return (
    <div ref={wrapper}>
      {isTyping ? (
        <NewCategoryInput onConfirm={() => setValue(TYPED)} onGiveUp={() => setValue('')} />
      ) : (
        <SelectField
          name="category"
          label="Category"
          placeholder="Select a category"
          options={[
            ...toOptions(tree),
            ...(value === TYPED && typed ? [{ value: TYPED, label: typed }] : []),
            { value: TYPING, label: 'Add new', isDetour: true },
          ]}
        >
          <LoadAgain what="Categories" list={list} />
        </SelectField>
      )}
    </div>
  );
}

interface InputProps {
  /** Called on Enter and by the plus button, if there is text. */
  onConfirm: () => void;
  /** Called on Escape and by the button back to the choices. */
  onGiveUp: () => void;
}

/** The text input that replaces the select. */
function NewCategoryInput({ onConfirm, onGiveUp }: InputProps) {
  const { field, control, error, ids, isRequired, invalidClass } = useFormField<string>('newCategory');
  const confirm = () => {
    if (field.value.trim()) onConfirm();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // This input handles both keys: they must not save or close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') confirm();
    else onGiveUp();
  };
  return (
    <div>
      <FieldLabel of={control.id} label="New category name" isOptional={!isRequired} />
      <div className="new-value">
        <input
          className={`form-control ${invalidClass}`}
          autoComplete="off"
          onKeyDown={onKeyDown}
          {...field}
          {...control}
        />
        <button
          type="button"
          className="btn btn-outline-secondary btn-icon"
          aria-label="Confirm new name"
          onClick={confirm}
        >
          <PlusLg aria-hidden />
        </button>
        <IconButton icon={XLg} label="Back to the list" onClick={onGiveUp} />
      </div>
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
