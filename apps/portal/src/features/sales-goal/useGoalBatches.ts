/** What is done with several goals at once. */
import type { SalesGoalAction, SalesGoalItem } from '@harrow/api-client';
import type { BatchAction } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { confirmGoals, releaseGoals } from './goals.ts';

const noun = 'salesGoal';

const allowed =
  (action: SalesGoalAction) =>
  ({ allowedActions }: SalesGoalItem): boolean =>
    allowedActions.includes(action);

/** The batches that the user's rights allow. */
export function useGoalBatches(): BatchAction<SalesGoalItem>[] {
  const { t } = useTranslation(noun);
  const mayKeep = usePermission('salesGoal:edit');
  const mayConfirm = usePermission('salesGoal:confirm');
  const release: BatchAction<SalesGoalItem> = {
    key: 'release',
    label: t('action.release'),
    isAllowed: allowed('release'),
    ...previewed(noun, (ids, _values, trial) => releaseGoals(ids, trial)),
  };
  const confirm: BatchAction<SalesGoalItem> = {
    key: 'confirm',
    label: t('action.confirm'),
    isAllowed: allowed('confirm'),
    ...previewed(noun, (ids, _values, trial) => confirmGoals(ids, trial)),
  };
  return [...(mayKeep ? [release] : []), ...(mayConfirm ? [confirm] : [])];
}
