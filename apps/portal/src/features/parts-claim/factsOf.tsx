import type { PartsClaim } from '@harrow/api-client';
import { DateText, type Fact, Money } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { DaysLeft } from './DaysLeft.tsx';

/** Key facts of a claim, beside its number. */
export const factsOf = (claim: PartsClaim, t: ReturnType<typeof useTranslation<'partsClaim'>>['t']): Fact[] => [
  { label: t('field.reasons'), value: claim.reasons },
  { label: t('field.dealerName'), value: claim.subDealerName ?? claim.dealerName },
  ...(claim.arrivalDate === null ? [] : [{ label: t('field.arrivalDate'), value: <DateText value={claim.arrivalDate} /> }]),
  ...(claim.daysLeft === null || claim.claimDeadline === null
    ? []
    : [
        {
          label: t('field.claimDeadline'),
          value: (
            <>
              <DateText value={claim.claimDeadline} /> <DaysLeft days={claim.daysLeft} />
            </>
          ),
        },
      ]),
  { label: t('field.claimAmount'), value: <Money amount={claim.claimAmount} currency={claim.currency} /> },
  ...(claim.approvedAmount === null ? [] : [{ label: t('field.approvedAmount'), value: <Money amount={claim.approvedAmount} currency={claim.currency} /> }]),
];
