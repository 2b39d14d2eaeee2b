import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { PromptDialog, type PromptOptions } from './PromptDialog.tsx';

/** Answers with what was entered, or `undefined` when the user gave up, another question took the place of this one, or the page went. */
export type Prompt = (options: PromptOptions) => Promise<string | undefined>;

interface Question {
  id: number;
  options: PromptOptions;
  answer: (value: string | undefined) => void;
}

/** `const [prompt, promptDialog] = usePrompt()`: asks in the middle of a function; put `promptDialog` anywhere in the page. */
export function usePrompt(): [prompt: Prompt, promptDialog: ReactNode] {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const current = useRef<Question>(undefined);

  const prompt = useCallback<Prompt>(
    (options) =>
      new Promise((answer) => {
        current.current?.answer(undefined);
        current.current = { id: (current.current?.id ?? 0) + 1, options, answer };
        setQuestion(current.current);
        setIsOpen(true);
      }),
    [],
  );
  useEffect(() => () => current.current?.answer(undefined), []);

  const dialog = question && (
    <PromptDialog
      key={question.id}
      {...question.options}
      open={isOpen}
      onClose={(value) => {
        setIsOpen(false);
        question.answer(value);
      }}
    />
  );
  return [prompt, dialog];
}
