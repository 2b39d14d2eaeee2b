import { ErrorState } from '@harrow/ui';
import { ApiError, isFailure } from '@harrow/api-client';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { mayPass } from '../../shared/calls/mayPass.ts';
import { WaysOn } from '../shell/WaysOn.tsx';
import { flushDrafts } from '../../platform/drafts/drafts.ts';
import { PageLoadError } from '../../platform/routing/lazyPage.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import type { FailureProps } from '../../platform/failures/ErrorBoundary.tsx';

/** Shown in place of a page that failed: its code or its record did not arrive, or it has a fault. The rest of the portal keeps working. */
export function PageFailure({ error, retry }: FailureProps) {
  const { t } = useTranslation('failures');
  const failureText = useFailureText();
  const { reset } = useQueryErrorResetBoundary();
  if (isFailure(error, 'notFound')) return <NotFound />;
  const kind = error instanceof PageLoadError ? 'load' : 'broken';
  const isCall = error instanceof ApiError;
  if (!mayPass(error)) return <CallFailure error={error} onRetry={retry} action={<WaysOn />} />;
  return (
    <ErrorState
      title={isCall ? undefined : t(`${kind}.title`)}
      reason={isCall ? failureText(error) : undefined}
      safe={isCall ? undefined : ''}
      advice={isCall ? undefined : t(`${kind}.text`)}
      action={
        // After a deployment the old code may be gone for good: only a new start finds the new one.
        !isCall && (
          <Button
            onClick={() => {
              flushDrafts();
              location.reload();
            }}
          >
            {t('reload')}
          </Button>
        )
      }
      onRetry={() => {
        reset();
        retry();
      }}
    />
  );
}
