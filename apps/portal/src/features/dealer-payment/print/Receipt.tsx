import type { DealerPayment } from '@harrow/api-client';
import { formatDate, Money } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { ledgerPath } from '../dealerPayments.ts';

/** What was paid by whom, and where it was booked; signed by the maker. */
export function Receipt({ payment }: { payment: DealerPayment }) {
  const label = useTwoLanguages('dealerPayment');
  const { currency: given, paymentAmount, paidAmount, bankCharges } = payment;
  const currency = given ?? '';
  return (
    <PaperSheet
      title={label(payment.status === 'paid' ? 'print.receipt' : 'print.notice')}
      no={payment.paymentNo}
      about={[payment.kind_dictText]}
      status={payment.status_dictText}
      path={`${ledgerPath}/detail/${payment.id}`}
      signatures={[{ label: label('print.makerSign') }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.dealerName')}>{payment.dealerName}</SheetFact>
        <SheetFact label={label('field.accountType')}>{[payment.accountType_dictText, payment.toAccountType_dictText].filter(Boolean).join(' → ')}</SheetFact>
        <SheetFact label={label('field.feeType')}>{payment.feeType_dictText}</SheetFact>
        <SheetFact label={label('field.direction')}>{payment.direction_dictText}</SheetFact>
        <SheetFact label={label('field.feeDate')}>{formatDate(payment.feeDate)}</SheetFact>
        {payment.transferDate && <SheetFact label={label('field.transferDate')}>{formatDate(payment.transferDate)}</SheetFact>}
        {payment.payerName && <SheetFact label={label('field.payerName')}>{payment.payerName}</SheetFact>}
        {payment.bankName && <SheetFact label={label('field.bankName')}>{payment.bankName}</SheetFact>}
        {payment.bankTagNumber && <SheetFact label={label('field.bankTagNumber')}>{payment.bankTagNumber}</SheetFact>}
        {payment.accountNumber && <SheetFact label={label('field.accountNumber')}>{payment.accountNumber}</SheetFact>}
        {payment.bankReference && <SheetFact label={label('field.bankReference')}>{payment.bankReference}</SheetFact>}
        {payment.orderNos.length > 0 && <SheetFact label={label('field.orderNos')}>{payment.orderNos.join(', ')}</SheetFact>}
        {payment.remark && <SheetFact label={label('field.remark')}>{payment.remark}</SheetFact>}
      </SheetFacts>
      <SheetFacts>
        {paymentAmount !== null && (
          <SheetFact label={label('field.paymentAmount')}>
            <Money amount={paymentAmount} currency={currency} strong={paidAmount === null} />
          </SheetFact>
        )}
        {paidAmount !== null && (
          <SheetFact label={label('field.paidAmount')}>
            <Money amount={paidAmount} currency={currency} strong />
          </SheetFact>
        )}
        {bankCharges !== null && bankCharges > 0 && (
          <SheetFact label={label('field.bankCharges')}>
            <Money amount={bankCharges} currency={currency} />
          </SheetFact>
        )}
        {payment.entryNo && <SheetFact label={label('field.entryNo')}>{payment.entryNo}</SheetFact>}
        {payment.reversedBy && <SheetFact label={label('field.reversedBy')}>{payment.reversedBy}</SheetFact>}
      </SheetFacts>
      <p>{label('print.terms')}</p>
    </PaperSheet>
  );
}
