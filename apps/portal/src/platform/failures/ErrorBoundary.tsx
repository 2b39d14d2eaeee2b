import { Component, type ComponentType, type ReactNode } from 'react';
import { PageLoadError } from '../routing/lazyPage.tsx';

export interface FailureProps {
  error: unknown;
  /** Tries the same again. */
  retry: () => void;
}

interface Props {
  fallback: ComponentType<FailureProps>;
  children: ReactNode;
}

/** Shows `fallback` in place of a component that failed. React offers no function component for this. */
export class ErrorBoundary extends Component<Props, { error?: unknown; failed: boolean }> {
  override state: { error?: unknown; failed: boolean } = { failed: false };

  static getDerivedStateFromError(error: unknown): { error: unknown; failed: boolean } {
    return { error, failed: true };
  }

  private readonly retry = (): void => {
    if (this.state.error instanceof PageLoadError) this.state.error.retry();
    this.setState({ error: undefined, failed: false });
  };

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    return this.state.failed ? <Fallback error={this.state.error} retry={this.retry} /> : children;
  }
}
