import type { Vehicle } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import { lifeSteps } from './machineLife.ts';
import styles from './passport.module.css';

const statuses = { done: 'finish', current: 'process', ahead: 'wait' } as const;

/** From production to the end of the warranty. */
export function LifeSteps({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const steps = lifeSteps(vehicle);
  return (
    <div className={styles.steps}>
      <Steps
        type="dot"
        size="small"
        titlePlacement="vertical"
        current={steps.findIndex(({ state }) => state === 'current')}
        items={steps.map(({ key, day, state }) => ({ title: t(`step.${key}`), content: day ? <DateText value={day} /> : undefined, status: statuses[state] }))}
      />
    </div>
  );
}
