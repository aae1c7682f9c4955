import { type BrowserMock } from '../browser/startInBrowser';
import { tokenOf } from '../calls/sessions';
import { table } from '../database/table';
import { wireAccount } from '../areas/auth/wireAccount';

/** Starts a session as signing in does, and reloads the page. */
export type EnterAs = (token: string, user: object) => void;

interface Props {
  mock: BrowserMock;
  enterAs: EnterAs;
}

/** Signs in as another sample account on the same page. */
export function RoleButtons({ mock: { server, accounts }, enterAs }: Props) {
  const employees = table(server, 'employees').all();
  return (
    <fieldset className="mock-group">
      <legend className="form-label">Sign in as</legend>
      {accounts.map(({ email, about }) => {
        const employee = employees.find((candidate) => candidate.email === email && candidate.role.title !== 'user');
        if (!employee) return null; // deleted, or an app user, who cannot sign in
        return (
          <button
            key={email}
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => enterAs(tokenOf(employee), wireAccount(employee))}
          >
            <span>
              {employee.firstName} {employee.lastName}
              <span className="meta d-block">{about}</span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
