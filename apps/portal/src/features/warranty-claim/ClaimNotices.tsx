import type { WarrantyClaim } from '@harrow/api-client';
import { ErrorSummary, formatDate, useSettings } from '@harrow/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { RestoreOffer } from '../../shared/RestoreOffer.tsx';
import type { PlacedError } from './form/claimErrors.ts';
import type { ClaimForm } from './form/claimForm.ts';
import { idOf, type LineTable, useClaimEditing } from './form/editing.ts';
import type { ClaimDraft } from './form/useClaimDraft.ts';
import { usePlaceName } from './form/usePlaceName.ts';

interface ClaimNoticesProps {
  claim: WarrantyClaim | undefined;
  draft: ClaimDraft;
  form: ClaimForm;
  errors: readonly PlacedError[];
  tables: ReadonlyMap<string, LineTable>;
}

/** What the user has to know before the form: input to restore, why it was returned, what is wrong, who is reviewing. */
export function ClaimNotices({ claim, draft, form, errors, tables }: ClaimNoticesProps) {
  const { t } = useTranslation('warrantyClaim');
  const placeName = usePlaceName();
  const { pageId } = useClaimEditing();
  return (
    <>
      {draft.offeredAt !== undefined && <RestoreOffer savedAt={draft.offeredAt} onAccept={draft.accept} onRefuse={draft.refuse} />}
      {claim?.status === 'no_pass' && <ReturnNotice claim={claim} />}
      {claim?.status === 'submitted' && claim.reviewerName && <Alert type="info" showIcon title={t('review.openedBy', { name: claim.reviewerName })} />}
      <ErrorSummary
        errors={errors.map(({ place, section, code, text }, index) => ({
          key: `${code}-${index}`,
          section: placeName(place, form) ?? t(`section.${section}`),
          text,
          fieldId: 'rowId' in place ? undefined : idOf(pageId, place),
          onJump: () => 'rowId' in place && tables.get(`${place.faultId}/${place.kind}`)?.focusCell(place.rowId, place.field),
        }))}
      />
    </>
  );
}

function ReturnNotice({ claim }: { claim: WarrantyClaim }) {
  const { t } = useTranslation('warrantyClaim');
  const { timeZone } = useSettings();
  return (
    <Alert
      type="warning"
      showIcon
      title={t('form.returnedTitle', { reason: claim.rejectReason_dictText ?? '–' })}
      description={
        <>
          {claim.auditOpinion && <p style={{ margin: 0, whiteSpace: 'pre-line' }}>{claim.auditOpinion}</p>}
          {claim.resubmitUntil && t('form.returnedUntil', { date: formatDate(claim.resubmitUntil, { timeZone }) })}
        </>
      }
    />
  );
}
