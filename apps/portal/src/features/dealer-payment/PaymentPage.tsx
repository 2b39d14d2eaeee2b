import type { DealerPayment } from '@harrow/api-client';
import { DateText, type Fact } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { todayIn } from '../../shared/todayIn.ts';
import { ownBank } from './dealerPayments.ts';
import { DocumentForm, Slots, useValue } from './paymentKind.ts';
import { PaymentFoot } from './PaymentFoot.tsx';
import { AmountSection } from './sections/AmountSection.tsx';
import { BankSection } from './sections/BankSection.tsx';
import { EntriesSection } from './sections/EntriesSection.tsx';

/** One payment: a remittance that its dealer writes (`add`, `add?orderNo=…`), or an entry, transfer or opening of finance. */
export function PaymentPage() {
  const { t } = useTranslation('dealerPayment');
  const isMaker = isMakerUser(useStore(userStore));
  const isNew = useRecordId() === undefined;
  const [search] = useSearchParams();
  const order = search.get('orderNo');
  const bank = useQuery({ ...ownBank, enabled: isNew && !isMaker });
  const own = bank.data;
  const begin = useMemo(
    () => ({
      kind: isMaker ? ('entry' as const) : ('remittance' as const),
      accountType: 'parts' as const,
      feeDate: todayIn(),
      direction: 'in' as const,
      ...(order && { orderNos: [order] }),
      ...(own && {
        currency: own.settlementCurrency,
        payerName: own.dealerName,
        bankName: own.bankName,
        bankTagNumber: own.bankTagNumber,
        accountNumber: own.accountNumber,
      }),
    }),
    [isMaker, order, own],
  );
  if (bank.isLoading) return null;
  return (
    <DocumentForm begin={begin} facts={(payment) => factsOf(payment, t)} Notice={PaymentNotice} Foot={PaymentFoot}>
      <AmountSection />
      <Bank />
      <EntriesSection />
    </DocumentForm>
  );
}

/** Money between accounts of one dealer concerns no bank. */
function Bank() {
  const kind = useValue('kind');
  if (kind === 'transfer' || kind === 'opening') return null;
  return (
    <>
      <BankSection />
      <Slots slots={[{ name: 'paymentProof', required: kind === 'remittance' }]} />
    </>
  );
}

/** Why a remittance came back. */
const PaymentNotice = ({ document }: { document: DealerPayment }) => <ReturnNotice document={document} />;

const factsOf = (payment: DealerPayment, t: TFunction<'dealerPayment'>): Fact[] => [
  { label: t('field.dealerName'), value: payment.dealerName },
  { label: t('field.payStatus'), value: payment.payStatus_dictText },
  ...(payment.bookTime === null ? [] : [{ label: t('field.bookTime'), value: <DateText value={payment.bookTime} precision="date" /> }]),
];
