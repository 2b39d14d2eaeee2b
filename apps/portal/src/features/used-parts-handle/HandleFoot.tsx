import type { UsedPartsHandle, UsedPartsHandleAction } from '@harrow/api-client';
import { lazyPart, Money } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { Approved } from '../../documents/review/Approved.tsx';
import { useReview } from '../../documents/review/reviewInHand.ts';
import { useDocument } from './handleKind.ts';

const ChargeBackDialog = lazyPart(async () => ({ default: (await import('./ChargeBackDialog.tsx')).ChargeBackDialog }));
const ReceiveDialog = lazyPart(async () => ({ default: (await import('./receive/ReceiveDialog.tsx')).ReceiveDialog }));

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<UsedPartsHandleAction, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  receive: { rank: 2, main: true },
  pass: { rank: 3, main: true },
  noPass: { rank: 4, danger: true },
  withdraw: { rank: 5 },
  chargeBack: { rank: 6, danger: true },
  delete: { rank: 7, danger: true },
};

/** Actions of the document. */
export function HandleFoot() {
  const { t } = useTranslation('usedPartsHandle');
  const handle = useDocument();
  const [asking, setAsking] = useState<'receive' | 'chargeBack'>();
  const Dialog = asking && { receive: ReceiveDialog, chargeBack: ChargeBackDialog }[asking];
  return (
    <FormFoot
      looks={looks}
      labels={{ receive: t('action.receive'), chargeBack: t('action.chargeBack') }}
      own={{ receive: () => setAsking('receive'), chargeBack: () => setAsking('chargeBack') }}
      isPrintable
      figure={handle && <Cores handle={handle} />}
    >
      {handle && Dialog && (
        <Suspense>
          <Dialog handle={handle} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </FormFoot>
  );
}

/** Figures under approval: method, number of cores, and freight paid. */
function Cores({ handle: { handleMethod_dictText: method, totalQty, freight, currency } }: { handle: UsedPartsHandle }) {
  const { t } = useTranslation('usedPartsHandle');
  const { isOpen, values } = useReview();
  const isFreightPaid = isOpen && freight !== null;
  return (
    <Approved label={method} {...(isFreightPaid && { of: <Money amount={freight} currency={currency ?? undefined} /> })}>
      <strong>
        {t('field.totalQty')} {totalQty}
      </strong>
      {isFreightPaid && (
        <>
          {' · '}
          {t('field.auditFreight')} <Money amount={values['auditFreight'] as number | null} strong />
        </>
      )}
    </Approved>
  );
}
