import type { RailPanel } from '@harrow/ui';
import { Steps } from 'antd';

interface Progress {
  title: string;
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Number of completed steps. */
  done: number;
}

/** Panel of the rail with the steps of a document, and how many are behind it. */
export const stepsPanel = ({ title, steps, done }: Progress): RailPanel => ({
  key: 'steps',
  title,
  open: true,
  content: <Steps orientation="vertical" size="small" current={done} items={steps.map((step) => ({ title: step }))} />,
});
