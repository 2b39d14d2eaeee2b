import type { DealerPayment, DealerPaymentAction } from '@harrow/api-client';
import { lazyPart, Money, ReasonDialog } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { useKeptReason } from '../../shared/useKeptInput.ts';
import { reverseEntries } from './dealerPayments.ts';
import { useDocument } from './paymentKind.ts';

const BookDialog = lazyPart(async () => ({ default: (await import('./dialogs/BookDialog.tsx')).BookDialog }));

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<DealerPaymentAction, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  book: { rank: 2, main: true },
  noPass: { rank: 3, danger: true },
  reverse: { rank: 4, danger: true },
  withdraw: { rank: 5 },
  giveUp: { rank: 6, danger: true },
  delete: { rank: 7, danger: true },
};

/** Props of the dialogs on a payment. */
export interface PaymentDialogProps {
  payment: DealerPayment;
  onClose: () => void;
}

/** Actions of a payment. */
export function PaymentFoot() {
  const { t } = useTranslation('dealerPayment');
  const payment = useDocument();
  const [asked, setAsked] = useState<'book' | 'reverse'>();
  const close = (): void => setAsked(undefined);
  return (
    <FormFoot
      looks={looks}
      labels={{ book: t('action.book'), reverse: t('action.reverse') }}
      own={{ book: () => setAsked('book'), reverse: () => setAsked('reverse') }}
      isPrintable={payment?.status === 'paid'}
      figure={
        payment && payment.paymentAmount !== null && <Money amount={payment.paidAmount ?? payment.paymentAmount} currency={payment.currency ?? ''} strong />
      }
    >
      {payment && asked === 'book' && (
        <Suspense>
          <BookDialog payment={payment} onClose={close} />
        </Suspense>
      )}
      {payment && asked === 'reverse' && <ReversePayment payment={payment} onClose={close} />}
    </FormFoot>
  );
}

/** Asks why what was booked is taken back, of a transfer on both accounts. */
function ReversePayment({ payment: { id, paymentNo, entries }, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('dealerPayment');
  const { state } = useFormActions();
  const { kept, discard } = useKeptReason('dealerPayment.reverse', id);
  const line = entries.find(({ reversesEntryNo }) => reversesEntryNo === null);
  const reverse = async (reason: string): Promise<void> => {
    if (!line || !(await state.act(id, () => single(reverseEntries({ ids: [line.id], reason }))))) return;
    discard();
    onClose();
  };
  return (
    <ReasonDialog
      open
      danger
      {...kept}
      title={t('ask.reverse', { no: paymentNo })}
      okText={t('action.reverse')}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={({ opinion }) => void reverse(opinion)}
      onCancel={onClose}
    />
  );
}
