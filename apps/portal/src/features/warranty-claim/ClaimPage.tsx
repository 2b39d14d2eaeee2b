import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { useTab } from '../../shared/tab.ts';
import { CampaignTemplate } from './CampaignTemplate.tsx';
import { ClaimEditor } from './ClaimEditor.tsx';
import { claims } from './claims.ts';
import type { ClaimOccasion } from './form/claimForm.ts';

/** What the address of a new claim says that it is for. */
function occasionOf(search: URLSearchParams): ClaimOccasion {
  const isBeforeDelivery = search.get('claimType') === 'pre_delivery';
  return {
    vin: search.get('vin'),
    pdiItemId: search.get('pdiItemId'),
    campaignNo: search.get('campaignNo'),
    ...(isBeforeDelivery && { claimType: 'pre_delivery' }),
  };
}

/**
 * One claim: to add (`add`, `add?vin=…`, for a failed item of an inspection
 * `add?vin=…&claimType=pre_delivery&pdiItemId=…`, for a campaign `add?vin=…&campaignNo=…`), to edit, to review, to read (`detail/:id`).
 */
export function ClaimPage() {
  const { t } = useTranslation('warrantyClaim');
  const tab = useTab();
  const [search] = useSearchParams();
  return (
    <DocumentRecord resource={claims} titleOf={({ claimNo }) => claimNo} fresh={{ title: t('newClaim'), right: 'warrantyClaim:add' }}>
      {(claim) => (
        <CampaignTemplate occasion={occasionOf(search)} isStored={claim !== undefined}>
          {(occasion) => <ClaimEditor claim={claim} occasion={occasion} onCreated={(created) => tab.redirect({ search: `?id=${created}` })} />}
        </CampaignTemplate>
      )}
    </DocumentRecord>
  );
}
