import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onError: (error: unknown, info: ErrorInfo) => void;
  /** What is rendered in the place of children that failed; nothing unless told otherwise. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  /** After a failure, another value renders the children again. */
  retryWith?: unknown;
}

/** Where its children fail, they go, and what is around them stays. */
export class ErrorBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  private readonly retry = () => this.setState({ failure: null });

  override componentDidUpdate({ retryWith }: Props) {
    if (this.state.failure && retryWith !== this.props.retryWith) this.retry();
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback?.(failure.error, this.retry) : this.props.children;
  }
}
