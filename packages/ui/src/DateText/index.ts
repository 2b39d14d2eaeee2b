export { DateText, type DateTextProps } from './DateText.tsx';
export { formatDate, type FormatDateOptions } from './formatDate.ts';
