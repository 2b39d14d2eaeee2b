import type { WarrantyClaim } from '@harrow/api-client';
import { ErrorSummary } from '@harrow/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { RestoreOffer } from '../../documents/page/RestoreOffer.tsx';
import { claimSections, type ErrorPlace, type PlacedError, placeMark } from './form/claimErrors.ts';
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

const inReadingOrder = (errors: readonly PlacedError[]): readonly PlacedError[] =>
  errors.toSorted((a, b) => claimSections.indexOf(a.section) - claimSections.indexOf(b.section));

/** Many texts name their field themselves. */
const includes = (text: string, name: string): boolean => text.toLocaleLowerCase().includes(name.toLocaleLowerCase());

/** What the user has to know before the form: input to restore, why it was returned and what was marked, what is wrong, who is reviewing. */
export function ClaimNotices({ claim, draft, form, errors, tables }: ClaimNoticesProps) {
  const { t } = useTranslation('warrantyClaim');
  const placeName = usePlaceName();
  const { pageId, marks } = useClaimEditing();
  const itemOf = (place: ErrorPlace, note: string) => {
    const { section, field } = placeName(place, form);
    return { ...jumpTo(place), section, text: field && !includes(note, field) ? t('documents:form.errorOf', { field, note }) : note };
  };
  const jumpTo = (place: ErrorPlace) => ({
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
          return place ? [{ ...itemOf(place, mark.note || t('documents:form.markedPlain')), key: String(index) }] : [];
        })}
      />
      {claim?.status === 'submitted' && claim.reviewerName && (
        <Alert type="info" showIcon title={t('documents:review.openedBy', { name: claim.reviewerName })} />
      )}
      <ErrorSummary errors={inReadingOrder(errors).map(({ place, code, text }, index) => ({ ...itemOf(place, text), key: `${code}-${index}` }))} />
    </>
  );
}
