/** What can be done about the member: no call approves or rejects a payment. */
export interface MemberAct {
  label: 'Activate' | 'Deactivate';
  shortcut: 'a' | 'd';
  isBusy: boolean;
  run: () => void;
}

/** Outlined, since it is no decision about the payment. */
export const ActButton = ({ act: { label, shortcut, isBusy, run } }: { act: MemberAct }) => (
  <button
    type="button"
    className={`btn btn-outline-secondary ${isBusy ? 'busy' : ''}`}
    aria-keyshortcuts={shortcut}
    aria-disabled={isBusy}
    onClick={() => {
      if (!isBusy) run();
    }}
  >
    {isBusy ? 'Please wait...' : label}
    <kbd className="key-hint" aria-hidden="true">
      {shortcut}
    </kbd>
  </button>
);
