import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Rendered instead of children that failed; nothing by default. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  /** When it changes after a failure, the children are rendered again. */
  retryWith?: unknown;
}

/** Replaces children that throw, so that what is around them stays. The root of the page logs what they threw. */
export class ErrorBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  private readonly retry = () => this.setState({ failure: null });

  override componentDidUpdate({ retryWith }: Props) {
    if (this.state.failure && retryWith !== this.props.retryWith) this.retry();
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback?.(failure.error, this.retry) : this.props.children;
  }
}
