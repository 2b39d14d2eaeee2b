import type { ArrivalAcceptItem, ArrivalAcceptPreview } from '@harrow/api-client';
import { type BatchAction, formatNumber, type Language, lazyPart, unitText } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { decideDocuments } from '../../../documents/actions/documentCalls.ts';
import { dayCount } from '../arrivalColumns.tsx';
import { previewAudit } from '../arrivals.ts';

const AuditFields = lazyPart(async () => ({ default: (await import('./AuditFields.tsx')).AuditFields }));

/** Facts of a sheet for a reviewer who approves several at once. */
function factsOf(
  { photoCount, failedCount, openCount, operatingHours, overdueDays }: ArrivalAcceptPreview,
  t: TFunction<'arrivalAccept'>,
  language: Language,
): string {
  return [
    t('audit.photos', { n: photoCount }),
    ...(operatingHours === null ? [] : [`${formatNumber(operatingHours, language)} ${unitText('hour', language)}`]),
    ...(failedCount > 0 ? [t('audit.failed', { n: failedCount, open: openCount })] : []),
    ...(overdueDays > 0 ? [t('list.overdueBy', { days: dayCount(overdueDays, language) })] : []),
  ].join(' · ');
}

/** Approves several sheets; those with open items are skipped, and say so first. */
export const audit = (t: TFunction<'arrivalAccept'>, language: Language): BatchAction<ArrivalAcceptItem> => ({
  key: 'audit',
  label: t('action.batchAudit'),
  width: 900,
  async preview(ids) {
    const sheets = await previewAudit(ids);
    return {
      ok: sheets.filter(({ ok }) => ok).map(({ id }) => id),
      failed: sheets.filter(({ ok }) => !ok).map(({ id, text }) => ({ id, text: text ?? '' })),
      facts: Object.fromEntries(sheets.map((sheet) => [sheet.id, factsOf(sheet, t, language)])),
    };
  },
  fields: <AuditFields />,
  run: (ids, { opinion }) => decideDocuments('arrivalAccept', ids, 'audit_succeeded', {}, typeof opinion === 'string' && opinion.trim() ? { opinion } : {}),
});
