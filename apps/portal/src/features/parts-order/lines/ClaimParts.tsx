import { useMessages } from '@harrow/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSayFailure } from '../../../shared/calls/useSayFailure.ts';
import { useOrderType } from '../order/useTerms.ts';
import { useValue } from '../partsOrderKind.ts';
import { claimParts } from '../partsOrders.ts';
import type { WantedPart } from './orderRow.ts';

/** Takes over the parts of the claim that no order has taken yet; there for orders that name a claim. */
export function ClaimParts({ onAdd }: { onAdd: (parts: readonly WantedPart[]) => void }) {
  const { t } = useTranslation('partsOrder');
  const { message } = useMessages();
  const sayFailure = useSayFailure();
  const [isAsking, setAsking] = useState(false);
  const claimNo = useValue('claimNo');
  const isForClaim = useOrderType()?.needs.includes('claim') === true;
  if (!isForClaim || !claimNo) return null;
  const take = async (): Promise<void> => {
    setAsking(true);
    try {
      const parts = (await claimParts(claimNo)).filter(({ openQty }) => openQty > 0);
      if (parts.length === 0) void message.warning(t('lines.noClaimParts', { no: claimNo }));
      else onAdd(parts.map(({ partsCode, openQty: qty }) => ({ partsCode, qty })));
    } catch (error) {
      sayFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button loading={isAsking} onClick={() => void take()}>
      {t('lines.claimParts', { no: claimNo })}
    </Button>
  );
}
