import type { PartsClaim, PartsClaimAction } from '@harrow/api-client';
import { lazyPart, Money } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { Approved } from '../../documents/review/Approved.tsx';
import { useReview } from '../../documents/review/reviewInHand.ts';
import { useDocument } from './partsClaimKind.ts';
import { creditOf, decisionOn, reviewLinesOf, undecidedLines } from './review/claimReview.ts';

const ShipReturnDialog = lazyPart(async () => ({ default: (await import('./returns/ShipReturnDialog.tsx')).ShipReturnDialog }));
const ReceiveReturnDialog = lazyPart(async () => ({ default: (await import('./returns/ReceiveReturnDialog.tsx')).ReceiveReturnDialog }));

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<PartsClaimAction, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  shipReturn: { rank: 3, main: true },
  receiveReturn: { rank: 4, main: true },
  auditSucceeded: { rank: 5, main: true },
  backToReview: { rank: 6 },
  noPass: { rank: 7, danger: true },
  refuse: { rank: 8, danger: true },
  withdraw: { rank: 9 },
  giveUp: { rank: 10, danger: true },
  delete: { rank: 11, danger: true },
};

/** Actions of the document. */
export function PartsClaimFoot() {
  const { t } = useTranslation('partsClaim');
  const claim = useDocument();
  const review = useReview();
  const [asking, setAsking] = useState<'shipReturn' | 'receiveReturn'>();
  const Dialog = asking && { shipReturn: ShipReturnDialog, receiveReturn: ReceiveReturnDialog }[asking];
  return (
    <FormFoot
      looks={looks}
      labels={{ shipReturn: t('action.shipReturn'), receiveReturn: t('action.receiveReturn'), auditSucceeded: t('action.settle') }}
      own={{
        pass: async ({ isSure, move }) => {
          if (!claim || !(await isSure({ title: t('ask.pass', { no: claim.partsClaimNo }), okText: t('shared:action.pass') }))) return;
          await move(async (confirm) => {
            await decideDocument('partsClaim', review.seen ?? claim, { action: 'pass', lines: reviewLinesOf(claim, review.values) }, { confirm });
            review.discard();
          });
        },
        auditSucceeded: async ({ isSure, move }) => {
          if (!claim) return;
          const question = { title: t('ask.settle', { no: claim.partsClaimNo }), text: t('ask.settleEffect'), okText: t('action.settle') };
          if (!(await isSure(question))) return;
          await move((confirm) => decideDocument('partsClaim', claim, { action: 'audit_succeeded' }, { confirm }));
        },
        shipReturn: () => setAsking('shipReturn'),
        receiveReturn: () => setAsking('receiveReturn'),
      }}
      isPrintable
      figure={claim && <Credit claim={claim} />}
    >
      {claim && Dialog && (
        <Suspense>
          <Dialog claim={claim} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </FormFoot>
  );
}

/** What the decisions credit, as they are typed. */
function Credit({ claim }: { claim: PartsClaim }) {
  const { t } = useTranslation('partsClaim');
  const { isOpen, values } = useReview();
  const typed = undecidedLines(claim).map((line) => creditOf(line, decisionOn(values, line.id)));
  const settled = claim.lines.filter((line) => line.settled === 'Y').map(({ creditAmount }) => creditAmount);
  const amount = isOpen ? sum([...typed, ...settled]) : claim.approvedAmount;
  return (
    <Approved label={t('field.approvedAmount')} of={<Money amount={claim.claimAmount} currency={claim.currency} />}>
      <Money amount={amount} currency={claim.currency} strong />
    </Approved>
  );
}
