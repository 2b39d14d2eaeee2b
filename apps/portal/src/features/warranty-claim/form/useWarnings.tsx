import { isFailure, type Warning } from '@harrow/api-client';
import { WarningConfirm } from '@harrow/ui';
import { type ReactNode, useState } from 'react';

interface Question {
  warnings: Warning[];
  answer: (goOn: boolean) => void;
}

/**
 * Calls that the server may want confirmed (answer code 202): asks the user, then repeats the call with `confirm`.
 * What was confirmed once is not asked again while the page is open: the tenth save of a claim warns no more than the first.
 * `run` answers undefined when the user went back instead. `dialog` has to be rendered.
 */
export function useWarnings(): { run: <T>(call: (confirm?: '1') => Promise<T>) => Promise<T | undefined>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  const [confirmed] = useState(() => new Set<string>());
  const ask = (warnings: Warning[]): Promise<boolean> => new Promise((answer) => setQuestion({ warnings, answer }));
  const answer = (goOn: boolean): void => {
    if (goOn) for (const { text } of question?.warnings ?? []) confirmed.add(text);
    question?.answer(goOn);
    setQuestion(undefined);
  };
  return {
    run: async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!isFailure(error, 'askFirst')) throw error;
        const { warnings } = error.failure;
        const goOn = warnings.every(({ text }) => confirmed.has(text)) || (await ask(warnings));
        return goOn ? await call('1') : undefined;
      }
    },
    dialog: <WarningConfirm warnings={question?.warnings} onConfirm={() => answer(true)} onCancel={() => answer(false)} />,
  };
}
