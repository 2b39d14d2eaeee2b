import { ApiError } from '@harrow/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NotDone } from './notDone.ts';

/** Text of a failure in the user's language: the server's own if it sent one, otherwise by kind of failure. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('shared');
  return useCallback(
    (error) => {
      if (error instanceof NotDone) return error.message;
      if (!(error instanceof ApiError)) return t('failure.unknown');
      const { failure, status } = error;
      const { kind } = failure;
      // The message names fields as the contract calls them, which no user knows.
      if (kind === 'invalid' && status === 400) return `${t('failure.invalid')}: ${[...new Set(failure.errors.map(({ text }) => text))].join('; ')}`;
      const isOurs = kind === 'offline' || kind === 'timeout' || !error.message;
      return isOurs ? t(`failure.${kind}`) : error.message;
    },
    [t],
  );
}
