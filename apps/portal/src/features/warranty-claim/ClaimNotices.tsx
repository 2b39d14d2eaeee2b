import type { WarrantyClaim } from '@harrow/api-client';
import { ErrorSummary } from '@harrow/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { RestoreOffer } from '../../documents/page/RestoreOffer.tsx';
import { type ErrorPlace, type PlacedError, placeMark, sectionOfPlace } from './form/claimErrors.ts';
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

/** What the user has to know before the form: input to restore, why it was returned and what was marked, what is wrong, who is reviewing. */
export function ClaimNotices({ claim, draft, form, errors, tables }: ClaimNoticesProps) {
  const { t } = useTranslation('warrantyClaim');
  const placeName = usePlaceName();
  const { pageId, marks } = useClaimEditing();
  const jumpTo = (place: ErrorPlace) => ({
    section: placeName(place, form) ?? t(`section.${sectionOfPlace(place)}`),
    fieldId: 'rowId' in place ? undefined : idOf(pageId, place),
    onJump: () => void ('rowId' in place && tables.get(`${place.faultId}/${place.kind}`)?.focusCell(place.rowId, place.field)),
  });
  return (
    <>
      {draft.offeredAt !== undefined && <RestoreOffer savedAt={draft.offeredAt} onAccept={draft.accept} onRefuse={draft.refuse} />}
      <ReturnNotice document={claim} />
      <ErrorSummary
        tone="warning"
        title={t('documents:form.markedTitle')}
        errors={marks.flatMap((mark, index) => {
          const place = placeMark(mark, form);
          return place ? [{ ...jumpTo(place), key: String(index), text: mark.note || t('documents:form.markedPlain') }] : [];
        })}
      />
      {claim?.status === 'submitted' && claim.reviewerName && (
        <Alert type="info" showIcon title={t('documents:review.openedBy', { name: claim.reviewerName })} />
      )}
      <ErrorSummary errors={errors.map(({ place, code, text }, index) => ({ ...jumpTo(place), key: `${code}-${index}`, text }))} />
    </>
  );
}
