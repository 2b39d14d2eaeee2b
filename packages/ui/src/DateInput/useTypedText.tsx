import dayjs from 'dayjs';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../HarrowProvider/useTranslation.ts';
import styles from './DateInput.module.css';

interface Typed {
  /** Set while the last text that was typed could not be used. */
  status?: 'error';
  /** Says which text that was; the field shows its value again. */
  message: ReactNode;
  /** For the field's `onBlur`. */
  judge: (event: FocusEvent<HTMLElement>) => void;
  /** A value was chosen. Not for one that was emptied: after a text that is no date the calendar empties the field. */
  forget: () => void;
}

interface Allowed {
  /** In dayjs's letters; the first is that of the wire. */
  formats: readonly string[];
  min?: string | undefined;
  max?: string | undefined;
}

/** Tells users that a typed text is no date, or none that can be chosen: antd's calendar drops it without a word. */
export function useTypedText({ formats, min, max }: Allowed): Typed {
  const { t } = useTranslation('ui');
  const [refused, setRefused] = useState<string>();
  const isUsable = (text: string): boolean => {
    const moment = formats.map((format) => dayjs(text, format, true)).find((one) => one.isValid());
    return moment !== undefined && !(min && moment.isBefore(min, 'day')) && !(max && moment.isAfter(max, 'day'));
  };
  return {
    ...(refused !== undefined && { status: 'error' as const }),
    message: refused !== undefined && (
      <div role="alert" className={styles.refused}>
        {t('date.unreadable', { text: refused, example: dayjs().format(formats[0]) })}
      </div>
    ),
    judge({ target }) {
      const text = target instanceof HTMLInputElement ? target.value.trim() : '';
      setRefused(text === '' || isUsable(text) ? undefined : text);
    },
    forget: () => setRefused(undefined),
  };
}
