import type { OrderForecastAction } from '@harrow/api-client';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<OrderForecastAction, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  withdraw: { rank: 4 },
  delete: { rank: 5, danger: true },
};

/** Actions of the document. */
export const OrderForecastFoot = () => <FormFoot looks={looks} labels={{}} own={{}} />;
