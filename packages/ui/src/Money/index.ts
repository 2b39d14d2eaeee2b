export { formatMoney, formatNumber, numberMarks } from './formatNumber.ts';
export { Money, type MoneyProps } from './Money.tsx';
export { type Unit, unitText } from './unitText.ts';
