import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '@/lib/Link';
import { AuthPage } from './AuthPage';
import { CODE_LENGTH, CodeBoxes } from './CodeBoxes';

/** In ms: how long the mock-up pretends to work. */
const WAIT_MS = 2000;
/** A fixed address, whatever was typed. */
const CODE_SENT_TO = 'user@example.com';

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
] as const;

type Step = 'form' | 'waiting' | 'code';

/** A mock-up on purpose (docs/behaviour.md): no validation and no server call. */
export function SignUpPage() {
  const [step, setStep] = useState<Step>('form');
  const [values, setValues] = useState({ name: '', email: '', password: '', confirmPassword: '' });

  useEffect(() => {
    if (step !== 'waiting') return undefined;
    const timer = setTimeout(() => setStep('code'), WAIT_MS);
    return () => clearTimeout(timer);
  }, [step]);

  if (step === 'code')
    return (
      <AuthPage title="Verify your email" lead={`We sent a ${CODE_LENGTH}-digit code to ${CODE_SENT_TO}.`}>
        <VerifyStep onBack={() => setStep('form')} />
      </AuthPage>
    );

  const isWaiting = step === 'waiting';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setStep('waiting');
  };
  return (
    <AuthPage title="Create Account" lead="Set up your administrator account.">
      <form className="grid" noValidate onSubmit={submit}>
        {FIELDS.map(({ name, label, type, autoComplete }, index) => (
          <div key={name}>
            <label className="form-label" htmlFor={name}>
              {label}
            </label>
            <input
              id={name}
              className="form-control"
              type={type}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the form is the only purpose of the page
              autoFocus={index === 0}
              autoComplete={autoComplete}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          </div>
        ))}
        <button type="submit" className={`btn btn-primary ${isWaiting ? 'busy' : ''}`} aria-disabled={isWaiting}>
          {isWaiting ? 'Please wait...' : 'Create Account'}
        </button>
        <p className="meta text-center">
          Already have an account? <Link to="/login">Sign in</Link>
        </p>
      </form>
    </AuthPage>
  );
}

/** The second step of the mock-up. It sends nothing; Verify Code only opens /dashboard. */
function VerifyStep({ onBack }: { onBack: () => void }) {
  const navigate = useNavigate();
  const [digits, setDigits] = useState<string[]>(() => Array.from({ length: CODE_LENGTH }, () => ''));
  return (
    <form
      className="grid"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate('/dashboard');
      }}
    >
      <CodeBoxes digits={digits} onChange={setDigits} />
      <button type="submit" className="btn btn-primary">
        Verify Code
      </button>
      <div className="auth-links">
        <button type="button" className="btn btn-quiet" onClick={onBack}>
          Back
        </button>
        {/* Sends nothing either; it empties the boxes for a new code. */}
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => setDigits(Array.from({ length: CODE_LENGTH }, () => ''))}
        >
          Resend Code
        </button>
      </div>
    </form>
  );
}
