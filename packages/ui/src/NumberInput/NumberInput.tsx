import { compareDecimals } from '@harrow/validation';
import { Input, type InputProps } from 'antd';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useSettings } from '../HarrowProvider/settings.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { HeldForm } from '../inputs/HeldForm.tsx';
import { formatExact, formatNumber, numberMarks } from '../Money/formatNumber.ts';
import { firstEdit } from './firstEdit.ts';
import { readTyped, type TypedNumber } from './readTyped.ts';
import { selectAfterRender } from './selectAfterRender.ts';
import styles from './NumberInput.module.css';

interface CommonProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'> {
  /** Most decimals. A number with more stays as it was typed and is none, as with `min`. Default 2. */
  decimals?: number;
  /** Always write all decimals, as for amounts. */
  fixedDecimals?: boolean;
  /** A number below zero is wrong. */
  nonNegative?: boolean;
  /**
   * Smallest number that is right. A smaller one that is typed stays there, counts as none, says why once the field is left, and the form is
   * not valid. Default: none.
   */
  min?: number;
  /** Largest number that is right, as `min`. */
  max?: number;
  /**
   * A text that counted as none, as a draft kept it from `onUnreadChange`: the field shows it and says what is wrong, as if it had been typed and
   * left. What can be read after all becomes the number. A number, and what the user is typing, come before it.
   */
  unread?: string | undefined;
  /** At each change of the text: the text as long as it counts as none, undefined once it is a number or empty. */
  onUnreadChange?: ((unread: string | undefined) => void) | undefined;
}

export interface NumberInputProps extends CommonProps {
  /** The number; null and undefined: none. */
  value?: number | null;
  /** Undefined when emptied, and while what is typed cannot be taken. */
  onChange?: (value: number | undefined) => void;
  stringMode?: false;
}

export interface ExactNumberInputProps extends CommonProps {
  /** Digits with a point, as `9007199254740993.5`; null, undefined and '': none. */
  value?: string | null;
  /** Undefined when emptied, and while what is typed cannot be taken. */
  onChange?: (value: string | undefined) => void;
  /** Value and answer are texts, for numbers with more digits than a JavaScript number holds. */
  stringMode: true;
}

/**
 * A number, typed with a point or a comma whatever the language. Every key is taken: what is no number, as `1e3`, is out of its limits or has
 * more decimals or digits than can be kept, counts as none, stays as it was typed, says so once the field is left, and the form is not valid.
 * It is never read as another number.
 */
export function NumberInput({
  value,
  onChange,
  stringMode = false,
  decimals = 2,
  fixedDecimals = false,
  nonNegative = false,
  min = -Infinity,
  max = Infinity,
  unread,
  onUnreadChange,
  onSelect,
  onBlur,
  onPressEnter,
  className,
  ...rest
}: NumberInputProps | ExactNumberInputProps) {
  const { language } = useSettings();
  const { t } = useTranslation('ui');
  const messageId = useId();
  // From its first edit until it is left the field shows what was typed, otherwise the number. The focus alone changes nothing:
  // another text would cost the user the selection of Tab and the place that they clicked.
  const [lastTyped, setTyped] = useState(unread);
  const [isLeft, setIsLeft] = useState(unread !== undefined);
  const [lastUnread, setLastUnread] = useState(unread);
  if (unread !== lastUnread) {
    setLastUnread(unread);
    if (isLeft || lastTyped === undefined) {
      setTyped(unread);
      setIsLeft(unread !== undefined);
    }
  }
  const selection = useRef<[start: number, end: number]>([0, 0]);
  const marks = numberMarks(language);
  const written = formatExact(value, language, fixedDecimals ? decimals : 0);
  const hasValue = written !== '';
  // A number that comes from elsewhere takes the place of a text that was left unread.
  const typed = isLeft && hasValue ? undefined : lastTyped;
  const read = (text: string): TypedNumber => readTyped(text, marks, { min: nonNegative ? Math.max(min, 0) : min, max, decimals, isText: stringMode });
  const report = onChange as ((next: number | string | undefined) => void) | undefined;

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const edited = { text: target.value, caret: target.selectionEnd ?? target.value.length };
    const { text, caret } = typed === undefined ? firstEdit(written, selection.current, edited, marks.group) : edited;
    setTyped(text);
    setIsLeft(false);
    selectAfterRender(target, caret);
    tell(text);
  };
  const tell = (text: string): void => {
    const found = read(text);
    const isNone = 'problem' in found;
    report?.(isNone ? undefined : stringMode ? found.exact : Number(found.exact));
    onUnreadChange?.(isNone && text.trim() !== '' ? text : undefined);
  };
  const problemOf = (found: TypedNumber): string | undefined => {
    if (!('problem' in found)) return undefined;
    return t(`number.${found.problem}`, { limit: 'limit' in found ? formatNumber(found.limit, language) : decimals });
  };
  const unreadProblem = typed !== undefined && typed.trim() !== '' && !hasValue ? problemOf(read(typed)) : undefined;
  const isUnread = unreadProblem !== undefined;
  // A text that was handed in may be a number by now, in another language or within other limits.
  const readAfterAll = isLeft && !hasValue && typed?.trim() && !isUnread ? typed : undefined;
  useEffect(() => {
    if (readAfterAll === undefined) return;
    setTyped(undefined);
    tell(readAfterAll);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [readAfterAll]);
  const leave = (): void => {
    setIsLeft(true);
    if (!isUnread) setTyped(undefined);
  };
  // Of a number that was given: decimals are its own affair, limits are not.
  const limit = !hasValue ? undefined : compareDecimals(value!, min) < 0 ? min : compareDecimals(value!, max) > 0 ? max : undefined;
  const limitProblem = limit !== undefined && t(limit === min ? 'number.min' : 'number.max', { limit: formatNumber(limit, language) });
  const problem = unreadProblem ?? limitProblem;
  const isNamed = problem && (isUnread ? isLeft : typed === undefined);
  return (
    <>
      <Input
        {...rest}
        {...(isNamed && {
          status: 'error' as const,
          'aria-invalid': true,
          'aria-describedby': `${messageId} ${rest['aria-describedby'] ?? ''}`,
        })}
        className={`${styles.input} ${className ?? ''}`}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? written}
        onChange={handleChange}
        onSelect={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget;
          selection.current = [selectionStart ?? 0, selectionEnd ?? 0];
          onSelect?.(event);
        }}
        onPressEnter={(event) => {
          leave();
          onPressEnter?.(event);
        }}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
      />
      {isNamed && (
        <div id={messageId} role="alert" className={styles.refused}>
          {problem}
        </div>
      )}
      {problem && <HeldForm id={rest.id} isUnread={isUnread} refuse={() => Promise.reject(new Error(problem))} />}
    </>
  );
}

type OfMoney<Props> = Omit<Props, 'decimals' | 'fixedDecimals' | 'suffix'> & {
  /** Shown after the amount. */
  currency?: string;
};

export interface MoneyInputProps extends OfMoney<NumberInputProps> {}
export interface ExactMoneyInputProps extends OfMoney<ExactNumberInputProps> {}

/** An amount with two decimals and its currency after it. */
export function MoneyInput({ currency, ...rest }: MoneyInputProps | ExactMoneyInputProps) {
  const money = { decimals: 2, fixedDecimals: true, suffix: currency && <span className={styles.suffix}>{currency}</span> };
  return rest.stringMode ? <NumberInput {...rest} {...money} /> : <NumberInput {...rest} {...money} />;
}
