import type { ServiceFeeAction } from '@harrow/api-client';
import { lazyPart, Money } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { useDocument } from './feeKind.ts';

const FeeReasonDialog = lazyPart(async () => ({ default: (await import('./FeeReasonDialog.tsx')).FeeReasonDialog }));

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<ServiceFeeAction, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  auditSucceeded: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  cancel: { rank: 4, danger: true },
  delete: { rank: 5, danger: true },
};

/** Actions of a fee that staff entered. */
export function FeeFoot() {
  const { t } = useTranslation('serviceFee');
  const fee = useDocument();
  const [asking, setAsking] = useState<'noPass' | 'cancel'>();
  return (
    <FormFoot
      looks={looks}
      labels={{ auditSucceeded: t('action.approve'), cancel: t('action.cancel') }}
      own={{
        auditSucceeded: async ({ isSure, move }) => {
          if (fee && (await isSure({ title: t('ask.approve', { no: fee.feeNo }), okText: t('action.approve') })))
            await move((confirm) => decideDocument('serviceFee', fee, { action: 'audit_succeeded' }, { confirm }));
        },
        noPass: () => setAsking('noPass'),
        cancel: () => setAsking('cancel'),
      }}
      isAskable={false}
      figure={fee && <Money amount={fee.amount} currency={fee.currency} strong />}
    >
      {fee && asking && (
        <Suspense>
          <FeeReasonDialog fee={fee} action={asking} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </FormFoot>
  );
}
