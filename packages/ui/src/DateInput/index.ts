export { DateInput, DateRangeInput, TimeInput } from './DateInput.tsx';
export type { DateInputProps, DateRange, DateRangeInputProps, TimeInputProps } from './DateInput.types.ts';
