import { ApiError } from '@harrow/api-client';
import { ErrorState } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayPass } from './mayPass.ts';
import { useFailureText } from './useFailureText.ts';

const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure.kind === 'notFound' || (error.failure.kind === 'refused' && error.failure.errorCode === 'E-012'));

interface Props {
  error: unknown;
  onRetry: () => void;
  /** A way on, e.g. back to the list. */
  action?: ReactNode;
}

/** Shown in place of a failed call's data: the reason, and "try again" if that may help. */
export function CallFailure({ error, onRetry, action }: Props) {
  const { t } = useTranslation('shared');
  const failureText = useFailureText();
  if (mayPass(error)) return <ErrorState reason={failureText(error)} onRetry={onRetry} action={action} />;
  return <ErrorState title={failureText(error)} safe="" advice={isAbsent(error) ? t('failure.gone') : ''} action={action} />;
}
