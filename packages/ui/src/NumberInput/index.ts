export { type ExactMoneyInputProps, type ExactNumberInputProps, MoneyInput, type MoneyInputProps, NumberInput, type NumberInputProps } from './NumberInput.tsx';
export { parseNumber } from './parseNumber.ts';
