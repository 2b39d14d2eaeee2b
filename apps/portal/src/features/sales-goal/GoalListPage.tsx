import { lazyPart } from '@harrow/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { goalList } from './goalColumns.tsx';
import { goalListing, thisYear } from './goals.ts';
import { useGoalBatches } from './useGoalBatches.ts';

const GoalSums = lazyPart(async () => ({ default: (await import('./GoalSums.tsx')).GoalSums }));

/** Sales goals with their months; dealers see those that are released. */
export function GoalListPage() {
  const { t } = useTranslation('salesGoal');
  const navigate = useNavigate();
  const mayKeep = usePermission('salesGoal:edit');
  const batches = useGoalBatches();
  return (
    <DocumentListPage
      list={goalList}
      kind={goalListing}
      newText={t('grid.open')}
      onNew={() => void navigate(`${goalListing.address}/grid?year=${thisYear()}`)}
      openText={t('shared:view')}
      printText={t('print.agreement')}
      {...(mayKeep && {
        importFrom: { path: '/mfr/salesGoal', title: t('import') },
        chips: {
          links: [
            { address: `${goalListing.address}/teams`, label: t('teams') },
            { address: `${goalListing.address}/platforms`, label: t('platforms') },
          ],
        },
      })}
      sums={(state) => (
        <Suspense>
          <GoalSums state={state} />
        </Suspense>
      )}
      batchActions={batches}
      batchColumns={['goalNo', 'dealerName', 'annualTarget']}
    />
  );
}
