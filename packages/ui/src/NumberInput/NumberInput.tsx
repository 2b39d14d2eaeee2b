import { Input, type InputProps } from 'antd';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useSettings } from '../HarrowProvider/settings.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { HeldForm } from '../inputs/HeldForm.tsx';
import { formatNumber, numberMarks } from '../Money/formatNumber.ts';
import { firstEdit } from './firstEdit.ts';
import { isNumberText, type NumberMarks, parseNumber } from './parseNumber.ts';
import { selectAfterRender } from './selectAfterRender.ts';
import styles from './NumberInput.module.css';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'> {
  /** The number; null and undefined: none. */
  value?: number | null;
  /** Undefined when emptied. */
  onChange?: (value: number | undefined) => void;
  /** Most decimals; more are cut off when the field is left. Default 2. */
  decimals?: number;
  /** Always write all decimals, as for amounts. */
  fixedDecimals?: boolean;
  /** A number below zero is wrong. */
  nonNegative?: boolean;
  /** Smallest number that is right. A smaller one stays and says why once the field is left, and the form is not valid. Default: none. */
  min?: number;
  /** Largest number that is right, as `min`. */
  max?: number;
}

/**
 * A number, typed with a point or a comma whatever the language. Every key is taken: what is no number, such as `1e3`, counts as none, stays
 * as it was typed, says so once the field is left, and the form is not valid. It is never read as another number.
 */
export function NumberInput({
  value,
  onChange,
  decimals = 2,
  fixedDecimals = false,
  nonNegative = false,
  min = -Infinity,
  max = Infinity,
  onSelect,
  onBlur,
  onPressEnter,
  className,
  ...rest
}: NumberInputProps) {
  const { language } = useSettings();
  const { t } = useTranslation('ui');
  const messageId = useId();
  const limit = typeof value !== 'number' ? undefined : value < min ? min : value > max ? max : undefined;
  // From its first edit until it is left the field shows what was typed, otherwise the number. The focus alone changes nothing:
  // another text would cost the user the selection of Tab and the place that they clicked.
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const selection = useRef<[start: number, end: number]>([0, 0]);
  const marks = numberMarks(language);
  const written = formatNumber(value, language, fixedDecimals ? decimals : undefined);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const edited = { text: target.value, caret: target.selectionEnd ?? target.value.length };
    const { text, caret } = typed === undefined ? firstEdit(written, selection.current, edited, marks.group) : edited;
    setTyped(text);
    setIsLeft(false);
    selectAfterRender(target, caret);
    const number = readNumber(text, marks, nonNegative);
    onChange?.(number === undefined ? undefined : cut(number, decimals));
  };
  /** Left as it is, until another number comes from elsewhere. */
  const isUnread = typed !== undefined && typed.trim() !== '' && typeof value !== 'number' && readNumber(typed, marks, nonNegative) === undefined;
  const leave = (): void => {
    setIsLeft(true);
    if (!isUnread) setTyped(undefined);
  };
  const limitProblem = limit !== undefined && t(limit === min ? 'number.min' : 'number.max', { limit: formatNumber(limit, language) });
  const unreadProblem = isUnread && (isNumberText(typed) && /\d/.test(typed) ? t('number.min', { limit: formatNumber(0, language) }) : t('number.none'));
  const problem = unreadProblem || limitProblem;
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

/** Undefined where there is no number, or one that is below zero and may not be. */
function readNumber(text: string, marks: NumberMarks, nonNegative: boolean): number | undefined {
  const number = parseNumber(text, marks);
  return number !== undefined && nonNegative && number < 0 ? undefined : number;
}

/** Cuts off decimals by their written digits, so that 1.005 keeps what a person sees. */
function cut(number: number, decimals: number): number {
  const match = new RegExp(`^-?\\d+(?:\\.\\d{0,${decimals}})?`).exec(String(number));
  return match ? Number(match[0]) : number;
}

export interface MoneyInputProps extends Omit<NumberInputProps, 'decimals' | 'fixedDecimals' | 'suffix'> {
  /** Shown after the amount. */
  currency?: string;
}

/** An amount with two decimals and its currency after it. */
export function MoneyInput({ currency, ...rest }: MoneyInputProps) {
  return <NumberInput {...rest} decimals={2} fixedDecimals suffix={currency && <span className={styles.suffix}>{currency}</span>} />;
}
