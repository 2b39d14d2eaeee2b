import type { WarrantyClaim } from '@harrow/api-client';
import { ErrorSummary } from '@harrow/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { RestoreOffer } from '../../documents/page/RestoreOffer.tsx';
import type { PlacedError } from './form/claimErrors.ts';
import type { ClaimForm } from './form/claimForm.ts';
import { idOf, type LineTable, useClaimEditing } from './form/editing.ts';
import type { DocumentDraft } from '../../documents/form/useDocumentDraft.ts';
import { usePlaceName } from './form/usePlaceName.ts';

interface ClaimNoticesProps {
  claim: WarrantyClaim | undefined;
  draft: DocumentDraft;
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
      <ReturnNotice document={claim} />
      {claim?.status === 'submitted' && claim.reviewerName && (
        <Alert type="info" showIcon title={t('documents:review.openedBy', { name: claim.reviewerName })} />
      )}
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
