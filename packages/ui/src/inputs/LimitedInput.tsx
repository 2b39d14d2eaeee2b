import { Input } from 'antd';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { HeldForm } from './HeldForm.tsx';
import styles from './inputs.module.css';

interface Limited {
  /** Most characters. A longer text stays as it was typed or pasted, says so, and the form of antd around it is not valid. */
  limit: number;
}

type Marks = Pick<ComponentProps<typeof Input>, 'status' | 'aria-invalid' | 'aria-describedby'>;
type Given = Pick<ComponentProps<typeof Input>, 'id' | 'value' | 'aria-describedby'>;

/** How a text that is too long is marked, and what is said below it. */
function useLimit(limit: number, { id, value, 'aria-describedby': describedBy = '' }: Given): { marks: Marks; note: ReactNode } {
  const { t } = useTranslation('ui');
  const noteId = useId();
  const length = [...String(value ?? '')].length;
  if (length <= limit) return { marks: {}, note: null };
  const problem = t('text.tooLong', { limit, n: length });
  return {
    marks: { status: 'error', 'aria-invalid': true, 'aria-describedby': `${noteId} ${describedBy}`.trim() },
    note: (
      <>
        <div id={noteId} role="alert" className={styles.refused}>
          {problem}
        </div>
        <HeldForm id={id} refuse={() => Promise.reject(new Error(problem))} />
      </>
    ),
  };
}

export interface LimitedInputProps extends Omit<ComponentProps<typeof Input>, 'maxLength' | 'count' | 'showCount'>, Limited {}

/** A text of one line that is never cut: what is too long is marked. */
export function LimitedInput({ limit, ...rest }: LimitedInputProps) {
  const { marks, note } = useLimit(limit, rest);
  return (
    <>
      <Input {...rest} {...marks} />
      {note}
    </>
  );
}

export interface LimitedTextAreaProps extends Omit<ComponentProps<typeof Input.TextArea>, 'maxLength' | 'count' | 'showCount'>, Limited {}

/** A text of several lines that is never cut: what is too long is marked. */
export function LimitedTextArea({ limit, ...rest }: LimitedTextAreaProps) {
  const { marks, note } = useLimit(limit, rest);
  return (
    <>
      <Input.TextArea {...rest} {...marks} />
      {note}
    </>
  );
}

export interface LimitedPasswordProps extends Omit<ComponentProps<typeof Input.Password>, 'maxLength' | 'count' | 'showCount'>, Limited {}

/** A password that is never cut: nobody could see that its end is missing. */
export function LimitedPassword({ limit, ...rest }: LimitedPasswordProps) {
  const { marks, note } = useLimit(limit, rest);
  return (
    <>
      <Input.Password {...rest} {...marks} />
      {note}
    </>
  );
}
