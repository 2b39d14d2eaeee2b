import type { SubDealerAction } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { Approved } from '../../documents/review/Approved.tsx';
import { useDocument } from './subDealerKind.ts';

/** Steps of the proposal. Actions of an admitted sub-dealer are in the head. */
type Step = Extract<SubDealerAction, 'submit' | 'withdraw' | 'pass' | 'noPass' | 'refuse' | 'delete'>;

const looks: Record<Step, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  refuse: { rank: 4, danger: true },
  withdraw: { rank: 5 },
  delete: { rank: 6, danger: true },
};

/** Actions of the proposal. */
export function SubDealerFoot() {
  const { t } = useTranslation('subDealer');
  const unit = useDocument();
  const admitted = unit && (
    <Approved label={t('field.businessScope')}>
      <strong>{unit.businessScope_dictText}</strong>
    </Approved>
  );
  return <FormFoot<Step> looks={looks} labels={{}} own={{}} figure={admitted} />;
}
