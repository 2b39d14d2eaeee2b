import type { SubDealerAction } from '@harrow/api-client';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';

/** Steps of the proposal. What is done with an admitted one stands in the head. */
type Step = Extract<SubDealerAction, 'submit' | 'withdraw' | 'pass' | 'noPass' | 'refuse' | 'delete'>;

const looks: Record<Step, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  refuse: { rank: 4, danger: true },
  withdraw: { rank: 5 },
  delete: { rank: 6, danger: true },
};

/** What can be done with the proposal now. */
export const SubDealerFoot = () => <FormFoot<Step> looks={looks} labels={{}} own={{}} />;
