import { isFailure, type Warning } from '@harrow/api-client';
import { WarningConfirm } from '@harrow/ui';
import { type ReactNode, useState } from 'react';

interface Question {
  warnings: Warning[];
  /** Label of the button to go on. */
  okText: string | undefined;
  answer: (goOn: boolean) => void;
}

/** Warnings about master data that were confirmed for some document. They concern every document, and no clerk can cure them, so they are asked once until the page is loaded again. */
const confirmedForAll = new Set<string>();

export interface Warnings {
  /** Runs a call and asks the user to confirm its warnings. Answers undefined if the user went back. @param okText default: "Save anyway" */
  run: <T>(call: (confirm?: '1') => Promise<T>, okText?: string) => Promise<T | undefined>;
  /** Has to be rendered. */
  dialog: ReactNode;
}

/**
 * Calls that the server may want confirmed (answer code 202): asks the user, then repeats the call with `confirm`.
 * A confirmed warning is not asked again while the page is open: the tenth save of a document warns no more than the first.
 * @param aboutMasters codes of warnings about missing master data, which concern every document of the kind
 */
export function useWarnings(aboutMasters: readonly string[] = []): Warnings {
  const [question, setQuestion] = useState<Question>();
  const [confirmed] = useState(() => new Set<string>());
  const ask = (warnings: Warning[], okText: string | undefined): Promise<boolean> => new Promise((answer) => setQuestion({ warnings, okText, answer }));
  const answer = (goOn: boolean): void => {
    if (goOn) for (const { code, text } of question?.warnings ?? []) (aboutMasters.includes(code) ? confirmedForAll : confirmed).add(text);
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
