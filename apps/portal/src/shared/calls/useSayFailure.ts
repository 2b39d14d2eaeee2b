import { ApiError } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useCallback } from 'react';
import { isReported } from '../../platform/failures/quietKinds.ts';
import { useFailureText } from './useFailureText.ts';

/** Shows the reason of a failure, for places that show it nowhere else. Failures that are reported for every call are not shown twice. */
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
