import { useMessages } from '@harrow/ui';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { queryClient } from '../../platform/queryClient.ts';

interface DocumentCallOptions {
  /** Lists and records of this key are refetched. */
  key: readonly string[];
  /** Said when it is done. */
  done: string;
  onDone?: () => void;
}

/** A call that changes a document outside its form: reports success, and refreshes the pages of the document whether it succeeds or fails. */
export function useDocumentCall<Input = void>(
  call: (input: Input) => Promise<unknown>,
  options: DocumentCallOptions,
): UseMutationResult<unknown, Error, Input> {
  const { message } = useMessages();
  return useMutation({
    mutationFn: call,
    onSuccess: () => {
      void message.success(options.done);
      options.onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: options.key }),
  });
}
