import { useEffect, useRef, useState } from 'react';
import type { ImportRequest, ImportSource } from '../ImportDialog.types.ts';
import { type ImportOutcome, toOutcome } from '../model/importOutcome.ts';

export interface ImportState {
  /** Undefined while nothing is on its way. */
  percent: number | undefined;
  /** Undefined until an answer has come. */
  outcome: (ImportOutcome & { checkedOnly: boolean }) | undefined;
  /** There was no answer. */
  failed: boolean;
}

const idle: ImportState = { percent: undefined, outcome: undefined, failed: false };

/** Sends files and keeps what is known about them. Leaving gives the upload up. */
export function useImport({ upload }: ImportSource) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (request: ImportRequest): Promise<ImportState['outcome']> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ ...idle, percent: 0 });
    try {
      const answer = await upload(request, {
        signal: controller.signal,
        onProgress: (percent) => setState((now) => (now.percent === undefined ? now : { ...now, percent })),
      });
      const outcome = { ...toOutcome(answer), checkedOnly: request.validateOnly === true };
      setState({ ...idle, outcome });
      return outcome;
    } catch {
      // Whatever happened, the button works again.
      if (!controller.signal.aborted) setState({ ...idle, failed: true });
      return undefined;
    }
  };
  return { state, start, reset: () => setState(idle) };
}
