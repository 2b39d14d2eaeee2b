import type { __Name__Action } from '@harrow/api-client';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';

/** How the actions stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
const looks: Record<Exclude<__Name__Action, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  withdraw: { rank: 4 },
  delete: { rank: 5, danger: true },
};

/** What can be done with the document now. */
export const __Name__Foot = () => <FormFoot looks={looks} labels={{}} own={{}} />;
