import type { WarrantyClaim } from '@harrow/api-client';
import { useMediaQuery } from '@harrow/ui';
import { readVin } from '@harrow/validation/vin';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { CampaignTemplate } from './CampaignTemplate.tsx';
import { ClaimFoot } from './ClaimFoot.tsx';
import { widePage } from '../../documents/review/photos/usePhotosBeside.ts';
import { ClaimFrame } from './ClaimFrame.tsx';
import { DocumentForm } from './claimKind.ts';
import { ClaimNotice } from './ClaimNotice.tsx';
import { factsOf } from './factsOf.tsx';
import { type ClaimOccasion, newClaim } from './form/claimForm.ts';
import { railOf } from './rail/railOf.tsx';
import { ExpensesSection } from './sections/ExpensesSection.tsx';
import { FaultsSection } from './sections/FaultsSection.tsx';
import { MachineSection } from './sections/MachineSection.tsx';
import { PhotosSection } from './sections/PhotosSection.tsx';
import { SummarySection } from './sections/SummarySection.tsx';
import { UsageSection } from './sections/UsageSection.tsx';

/** Occasion of a new claim, from its address. */
function occasionOf(search: URLSearchParams): ClaimOccasion {
  const isBeforeDelivery = search.get('claimType') === 'pre_delivery';
  return {
    vin: readVin(search.get('vin') ?? '') || null,
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
  const [search] = useSearchParams();
  const isStored = useRecordId() !== undefined;
  const isWide = useMediaQuery(widePage);
  return (
    <CampaignTemplate occasion={occasionOf(search)} isStored={isStored}>
      {(occasion) => (
        <DocumentForm
          begin={newClaim(occasion)}
          facts={(claim) => factsOf(claim, t)}
          Around={ClaimFrame}
          Notice={ClaimNotice}
          rail={(claim: WarrantyClaim) => railOf(claim, isWide, t)}
          Foot={ClaimFoot}
        >
          <MachineSection />
          <UsageSection />
          <FaultsSection />
          <ExpensesSection />
          <PhotosSection />
          <SummarySection />
        </DocumentForm>
      )}
    </CampaignTemplate>
  );
}
