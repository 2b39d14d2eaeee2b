import type { SalesGoal } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGrant } from '../../shared/usePermission.ts';
import { useMachinesOf } from './useMachinesOf.ts';

/** The machines that the goal counts, as their list. */
export function MachinesLink({ goal }: { goal: SalesGoal }) {
  const { t } = useTranslation('salesGoal');
  const { language } = useSettings();
  const machinesOf = useMachinesOf();
  const maySee = useGrant('vehicle:query');
  const text = t('rail.counted', { n: formatNumber(goal.totalCom, language), count: goal.totalCom });
  return maySee ? (
    <Link className="hw-link" to={machinesOf(goal)}>
      {text}
    </Link>
  ) : (
    <>{text}</>
  );
}
