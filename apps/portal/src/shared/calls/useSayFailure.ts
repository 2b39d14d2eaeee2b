import { ApiError } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useCallback } from 'react';
import { isReported } from '../../platform/failures/quietKinds.ts';
import { useFailureText } from './useFailureText.ts';

/** Says why something could not be done, for places that show it nowhere else. What every failed call of its kind says already is not said again. */
export function useSayFailure(): (error: unknown) => void {
  const { message } = useMessages();
  const failureText = useFailureText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError) || !isReported(error.failure.kind)) void message.error(failureText(error));
    },
    [message, failureText],
  );
}
