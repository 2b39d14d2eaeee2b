import { useMessages } from '@harrow/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoadError } from '../routing/lazyPage.tsx';
import { ErrorBoundary, type FailureProps } from './ErrorBoundary.tsx';

interface Props {
  children: ReactNode;
  /** Shown until it is there. Default: nothing. */
  fallback?: ReactNode;
  /** Nobody asked for it, so nobody is told that it did not come. */
  isQuiet?: boolean;
}

/** Until a part that did not arrive is asked for again, in milliseconds. */
const patienceMs = 10_000;
/** So often the user is told of the same part, in milliseconds. */
const tellAgainMs = 60_000;
const toldAt = new WeakMap<() => void, number>();

/**
 * A part of a page, such as a dialog, whose code comes when it is needed. If it does not, all around it stays as it is: what was
 * typed there is worth more. It is asked for again until it comes.
 */
export function LazyPart({ children, fallback, isQuiet = false }: Props) {
  return (
    <ErrorBoundary fallback={isQuiet ? Awaited : Missed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Only what did not arrive may come later; a fault stays one. */
function Awaited({ error, retry }: FailureProps) {
  if (!(error instanceof PageLoadError)) throw error;
  useEffect(() => {
    const timer = setTimeout(retry, patienceMs);
    return () => clearTimeout(timer);
  }, [retry]);
  return null;
}

function Missed(props: FailureProps) {
  const { t } = useTranslation('app');
  const { message } = useMessages();
  const text = t('failure.part');
  const part = props.retry;
  useEffect(() => {
    if (Date.now() - (toldAt.get(part) ?? 0) < tellAgainMs) return;
    toldAt.set(part, Date.now());
    void message.warning(text);
  }, [message, text, part]);
  return <Awaited {...props} />;
}
