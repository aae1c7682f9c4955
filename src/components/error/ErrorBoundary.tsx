import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** A new value tries the children again, such as the address of another screen. */
  resetKey?: string;
  onError: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  hasFailed: boolean;
  key: string | undefined;
}

/** Keeps the failure of one screen from taking down the panel. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, key: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): Partial<State> | null {
    return resetKey === key ? null : { hasFailed: false, key: resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="empty" role="alert">
        <h2 className="card-title">Something went wrong on this screen.</h2>
        <button type="button" className="btn btn-outline-secondary" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </button>
      </div>
    );
  }
}
