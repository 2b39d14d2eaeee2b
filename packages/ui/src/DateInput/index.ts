export { DateInput, DateRangeInput } from './DateInput.tsx';
export type { DateInputProps, DateRange, DateRangeInputProps } from './DateInput.types.ts';
