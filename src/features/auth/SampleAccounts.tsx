import { ArrowRight } from 'react-bootstrap-icons';
import { useFormikContext } from 'formik';
import { Initials } from '@/components/avatar/Initials';
import { settings } from '@/services/settings';
import { type LoginValues } from './loginForm';

/** Mock builds only: one click fills in a seed account and signs in with it. */
export function SampleAccounts() {
  const { setValues, submitForm, isSubmitting } = useFormikContext<LoginValues>();
  const { sampleAccounts } = settings();
  if (!sampleAccounts) return null;
  return (
    <section className="demo" aria-label="Sample accounts">
      <p className="meta">Sample accounts, password {sampleAccounts[0]?.password}</p>
      {sampleAccounts.map(({ name, email, password, about }) => (
        <button
          key={email}
          type="button"
          className="btn btn-quiet"
          disabled={isSubmitting}
          onClick={() => void setValues({ email, password }).then(submitForm)}
        >
          <Initials name={name} />
          <span>
            <b>{name}</b>
            <span className="meta">
              {about} · {email}
            </span>
          </span>
          <ArrowRight aria-hidden />
        </button>
      ))}
    </section>
  );
}
