export { Progress, type ProgressProps } from './Progress.tsx';
export { toPercent } from './toPercent.ts';
