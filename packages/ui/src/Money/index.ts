export { formatMoney, formatNumber } from './formatNumber.ts';
export { Money, type MoneyProps } from './Money.tsx';
