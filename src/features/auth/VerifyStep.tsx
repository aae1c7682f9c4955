import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CODE_LENGTH, CodeBoxes } from './CodeBoxes';

/** The second step of the mock-up. It sends nothing; Verify Code only opens /dashboard. */
export function VerifyStep({ onBack }: { onBack: () => void }) {
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
