import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ScreenLoadError } from './lazyScreen';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Renders the replacement of the children; `reset` renders the children again. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  /** Called once for each failure, for the log. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /** Key whose change, for example with the path, makes a failed boundary try again. */
  resetKey?: string | undefined;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | undefined;
}

/** Confines a failure to one area of the page and offers a way to continue. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (error instanceof ScreenLoadError) error.renew();
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.reset();
  }

  readonly reset = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback(failure.error, this.reset);
  }
}
