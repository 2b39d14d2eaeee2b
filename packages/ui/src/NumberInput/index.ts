export { MoneyInput, type MoneyInputProps, NumberInput, type NumberInputProps } from './NumberInput.tsx';
export { parseNumber } from './parseNumber.ts';
