import { useMediaQuery } from '@harrow/ui';
import { Steps } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../../platform/store.ts';
import { useFormPart, useOpenForm, useWords } from '../openForm.ts';
import { useLead } from '../problems/useLead.ts';
import { inStepOrder } from './inStepOrder.ts';
import { type StepState, stepStates } from './stepStates.ts';
import styles from './steps.module.css';
import { type OpenSteps, stepsId } from './useFormSteps.ts';

/** The way through a form of steps. None has to be complete before the next one; a refusal opens the step of its first field. */
export function FormSteps({ steps: { names, current, open } }: { steps: OpenSteps }) {
  const { t } = useTranslation('documents');
  const { words } = useWords();
  const { pageId, places: store } = useOpenForm();
  const isWide = useMediaQuery('(width >= 1440px)');
  // On a phone the heading below names the current step; screen readers read all names.
  const isNarrow = useMediaQuery('(width < 768px)');
  const places = useStore(store);
  const errors = useFormPart((state) => state.errors);
  useLeadToRefused();
  return (
    <nav id={stepsId(pageId)} className={styles.steps} aria-label={t('form.steps')}>
      <Steps
        size="small"
        responsive={false}
        // Side by side, long names have room in wide windows only.
        titlePlacement={isWide ? 'horizontal' : 'vertical'}
        current={names.indexOf(current)}
        onChange={(index) => open(names[index]!)}
        items={stepStates(names, places, errors).map((step) => ({
          title: (
            <>
              <span className={isNarrow ? 'hw-hidden' : undefined}>{words(`section.${step.name}`)}</span>
              {step.errorCount > 0 && <span className="hw-hidden"> {t('form.stepErrors', { n: step.errorCount })}</span>}
              {step.errorCount === 0 && step.isDone && <span className="hw-hidden"> {t('form.stepDone')}</span>}
            </>
          ),
          status: statusOf(step, step.name === current),
          'aria-current': step.name === current ? 'step' : undefined,
        }))}
      />
    </nav>
  );
}

const statusOf = ({ isDone, errorCount }: StepState, isCurrent: boolean) => {
  if (errorCount > 0) return 'error';
  if (isCurrent) return 'process';
  return isDone ? 'finish' : 'wait';
};

/** Opens the step of the first problem that a call has brought, and focuses its place. */
function useLeadToRefused(): void {
  const { steps, places } = useOpenForm();
  const errors = useFormPart((state) => state.errors);
  const busy = useFormPart((state) => state.busy);
  const lead = useLead();
  const seen = useRef(errors);
  useEffect(() => {
    // The page takes no focus now.
    if (busy) return;
    const isRefusal = errors.some((problem) => !seen.current.includes(problem));
    seen.current = errors;
    const [first] = isRefusal ? inStepOrder(errors, places.get(), steps) : [];
    if (first && (first.list ?? first.field) in places.get()) lead(first);
  }, [errors, busy, places, steps, lead]);
}
