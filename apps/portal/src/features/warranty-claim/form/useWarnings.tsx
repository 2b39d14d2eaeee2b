import { isFailure, type Warning } from '@harrow/api-client';
import { WarningConfirm } from '@harrow/ui';
import { type ReactNode, useState } from 'react';

interface Question {
  warnings: Warning[];
  /** The button that goes on. */
  okText: string | undefined;
  answer: (goOn: boolean) => void;
}

/** Warnings about what the dealer's master data lack. */
const aboutDealer: readonly string[] = ['W-216', 'settlement.missing'];
/** Such warnings that were confirmed for some claim. They concern every claim, and no clerk can cure them, so they are asked once until the page is loaded again. */
const confirmedForAll = new Set<string>();

export interface Warnings {
  /** Runs a call and asks what it wants confirmed. Answers undefined when the user went back instead. @param okText default: "Save anyway" */
  run: <T>(call: (confirm?: '1') => Promise<T>, okText?: string) => Promise<T | undefined>;
  /** Has to be rendered. */
  dialog: ReactNode;
}

/**
 * Calls that the server may want confirmed (answer code 202): asks the user, then repeats the call with `confirm`.
 * What was confirmed once is not asked again while the page is open: the tenth save of a claim warns no more than the first.
 */
export function useWarnings(): Warnings {
  const [question, setQuestion] = useState<Question>();
  const [confirmed] = useState(() => new Set<string>());
  const ask = (warnings: Warning[], okText: string | undefined): Promise<boolean> => new Promise((answer) => setQuestion({ warnings, okText, answer }));
  const answer = (goOn: boolean): void => {
    if (goOn) for (const { code, text } of question?.warnings ?? []) (aboutDealer.includes(code) ? confirmedForAll : confirmed).add(text);
    question?.answer(goOn);
    setQuestion(undefined);
  };
  return {
    run: async (call, okText) => {
      try {
        return await call();
      } catch (error) {
        if (!isFailure(error, 'askFirst')) throw error;
        const { warnings } = error.failure;
        const isConfirmed = ({ text }: Warning): boolean => confirmed.has(text) || confirmedForAll.has(text);
        const goOn = warnings.every(isConfirmed) || (await ask(warnings, okText));
        return goOn ? await call('1') : undefined;
      }
    },
    dialog: <WarningConfirm warnings={question?.warnings} okText={question?.okText} onConfirm={() => answer(true)} onCancel={() => answer(false)} />,
  };
}
