import { Input, type InputProps } from 'antd';
import { type ChangeEvent, useState } from 'react';
import { useSettings } from '../HarrowProvider/settings.ts';
import { formatNumber, numberMarks } from '../Money/formatNumber.ts';
import { isNumberText, parseNumber } from './parseNumber.ts';
import './NumberInput.css';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'> {
  value?: number | null;
  /** Undefined when emptied. */
  onChange?: (value: number | undefined) => void;
  /** Most decimals; more are cut off when the field is left. Default 2. */
  decimals?: number;
  /** Always write all decimals, as for amounts. */
  fixedDecimals?: boolean;
  /** Refuses a minus. */
  nonNegative?: boolean;
}

/**
 * A number, typed with a point or a comma whatever the language. Limits belong to the form's rules, which can say why;
 * here only what can never become a number is refused.
 */
export function NumberInput({
  value,
  onChange,
  decimals = 2,
  fixedDecimals = false,
  nonNegative = false,
  onFocus,
  onBlur,
  className,
  ...rest
}: NumberInputProps) {
  const { language } = useSettings();
  // While it has the focus the field shows what was typed, afterwards the number.
  const [typed, setTyped] = useState<string>();
  const marks = numberMarks(language);
  const written = formatNumber(value, language, fixedDecimals ? decimals : undefined);

  const handleChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const text = event.target.value;
    if (!isNumberText(text) || (nonNegative && /[-−]/.test(text))) return;
    setTyped(text);
    const number = parseNumber(text, marks);
    onChange?.(number === undefined ? undefined : cut(number, decimals));
  };
  return (
    <Input
      {...rest}
      className={`hw-number-input ${className ?? ''}`}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? written}
      onChange={handleChange}
      onFocus={(event) => {
        // Without grouping it is easier to edit.
        setTyped(written.replaceAll(marks.group, ''));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
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
  return <NumberInput {...rest} decimals={2} fixedDecimals suffix={currency && <span className="hw-number-suffix">{currency}</span>} />;
}
