import { useMediaQuery } from '@harrow/ui';
import { Button, Steps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StepForm.module.css';

export interface FormStep<Name extends string> {
  name: Name;
  title: string;
  /** Nothing is missing in it. */
  isDone: boolean;
  errorCount: number;
  /** One `DocumentSection`. */
  content: ReactNode;
}

interface StepFormProps<Name extends string> {
  steps: readonly FormStep<Name>[];
  /** The step that is shown. */
  current: Name;
  onOpen: (step: Name) => void;
  /** All steps one below the other, for those who only read. Default false. */
  isWhole?: boolean;
}

/** A form in steps, of which one is shown. All stay mounted, and none has to be complete before the next one. */
export function StepForm<Name extends string>({ steps, current, onOpen, isWhole = false }: StepFormProps<Name>) {
  const { t } = useTranslation('documents');
  const isWide = useMediaQuery('(width >= 1440px)');
  const head = useRef<HTMLElement>(null);
  const index = steps.findIndex(({ name }) => name === current);
  const previous = steps[index - 1];
  const next = steps[index + 1];
  const open = (step: Name): void => {
    onOpen(step);
    head.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.form}>
      {!isWhole && (
        <nav ref={head} className={styles.steps} aria-label={t('form.steps')}>
          <Steps
            size="small"
            // Side by side, long names have room in wide windows only.
            titlePlacement={isWide ? 'horizontal' : 'vertical'}
            current={index}
            onChange={(chosen) => open(steps[chosen]!.name)}
            items={steps.map(({ name, title, isDone, errorCount }) => ({
              title: (
                <>
                  {title}
                  {errorCount > 0 && <span className="hw-hidden"> {t('form.stepErrors', { n: errorCount })}</span>}
                </>
              ),
              status: statusOf({ isCurrent: name === current, isDone, errorCount }),
              'aria-current': name === current ? 'step' : undefined,
            }))}
          />
        </nav>
      )}
      {steps.map(({ name, content }) => (
        <div key={name} hidden={!isWhole && name !== current} data-step={name}>
          {content}
        </div>
      ))}
      {!isWhole && (
        <div className={styles.buttons}>
          {previous && <Button onClick={() => open(previous.name)}>{t('form.previousStep', { step: previous.title })}</Button>}
          {next && (
            <Button className={styles.next} onClick={() => open(next.name)}>
              {t('form.nextStep', { step: next.title })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const statusOf = ({ isCurrent, isDone, errorCount }: { isCurrent: boolean; isDone: boolean; errorCount: number }) => {
  if (errorCount > 0) return 'error';
  if (isCurrent) return 'process';
  return isDone ? 'finish' : 'wait';
};
