import { useEffect } from 'react';
import { array, boolean, mixed, object, string } from 'yup';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { CheckField } from '@/components/form/CheckField';
import { FigureField } from '@/components/form/FigureField';
import { Form, GeneralError } from '@/components/form/Form';
import { ImagesField } from '@/components/form/ImagesField';
import { PasswordField } from '@/components/form/PasswordField';
import { PickField } from '@/components/form/PickField';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { UploadField } from '@/components/form/UploadField';
import { useSafeForm } from '@/components/form/useSafeForm';
import { IMAGES } from '@/components/upload/accept';

const MEALS = [
  { value: '3', label: '3 meal' },
  { value: '5', label: '5 meal' },
];

const EMPTY = {
  title: '',
  password: '',
  meal: '',
  exercise: '',
  protein: '',
  steps: '',
  isFree: false,
  picture: null as File | null,
  pictures: [] as File[],
};

const FILLED = {
  ...EMPTY,
  title: 'Red lentil soup',
  password: 'petal',
  meal: '3',
  exercise: '5',
  steps: 'Boil.',
  isFree: true,
};

const schema = object({
  title: string().trim().required('Title is required'),
  password: string().required('Password is required'),
  meal: string().required('Meal type is required'),
  exercise: string().required('Exercise is required'),
  protein: string(),
  steps: string().trim().required('Cooking steps are required'),
  isFree: boolean(),
  picture: mixed().required('Image is required'),
  pictures: array().min(1, 'Images are required'),
});

interface Props {
  values: typeof EMPTY;
  /** Whether it is saved at once, so that it shows what is wrong. */
  isTried?: boolean;
}

/** A form with a field of each kind. */
function OneForm({ values, isTried = false }: Props) {
  const form = useSafeForm(
    { initialValues: values, schema, onSave: () => 'The server does not answer.' },
    useOneAtATime(),
  );
  const { validateForm } = form.formik;
  useEffect(() => {
    if (isTried) void validateForm();
  }, [isTried, validateForm]);
  return (
    <Form form={form} className="grid">
      <TextField name="title" label="Title" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <SelectField name="meal" label="Meal type" placeholder="Select a meal type" options={MEALS} />
      <PickField name="exercise" label="Exercise" placeholder="Select an exercise" options={MEALS} />
      <FigureField name="protein" label="Protein" unit="g" />
      <TextAreaField name="steps" label="Cooking steps" maxHint="200 max characters" />
      <CheckField name="isFree" label="Free for everybody" />
      <UploadField name="picture" label="Image" accept={IMAGES} />
      <ImagesField name="pictures" label="Images" shape="whole" />
      <GeneralError text={isTried ? 'The server does not answer.' : null} />
    </Form>
  );
}

export const Fields = () => (
  <div className="gallery-columns">
    <OneForm values={EMPTY} />
    <OneForm values={FILLED} />
    <OneForm values={EMPTY} isTried />
  </div>
);
