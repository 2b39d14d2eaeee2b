import type { Action } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useOpenForm, useWords } from '../openForm.ts';

/** The way from step to step, for the bar at the foot. */
interface StepButtons {
  previous: Action;
  /** Undefined in the last step, the only one that submits. */
  next: Action | undefined;
}

/** The buttons of the step that is shown; undefined in a form without steps. */
export function useStepButtons(): StepButtons | undefined {
  const { t } = useTranslation('documents');
  const { words } = useWords();
  const { steps } = useOpenForm();
  if (!steps) return undefined;
  const { names, current, open } = steps;
  const index = names.indexOf(current);
  const button = (key: 'previous' | 'next', name: string | undefined): Action => ({
    key,
    label: t(`form.${key}Step`),
    primary: key === 'next',
    disabled: name === undefined,
    ...(name !== undefined && { hint: words(`section.${name}`) }),
    onClick: () => name !== undefined && open(name),
  });
  const next = names[index + 1];
  return { previous: button('previous', names[index - 1]), next: next === undefined ? undefined : button('next', next) };
}
