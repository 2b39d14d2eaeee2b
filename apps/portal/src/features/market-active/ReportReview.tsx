import { formatNumber, Money, useSettings } from '@harrow/ui';
import { divide } from '@harrow/validation';
import { useTranslation } from 'react-i18next';
import { mayEdit } from '../../documents/form/document/formKind.ts';
import { PhotoViewer } from '../../documents/review/photos/PhotoViewer.tsx';
import { activityFiles } from './activities.ts';
import { Section, useDocument } from './activityKind.ts';
import styles from './activity.module.css';

const photos = { reportPhotos: {} };

/** Plan and result side by side, with the photos: what a reviewer compares. There for readers of a report. */
export function ReportReview() {
  const { t } = useTranslation('marketActive');
  const { language } = useSettings();
  const activity = useDocument();
  if (activity?.stage !== 'report' || mayEdit(activity) || activity.actualCost === null) return null;
  const { id, currency, expectedParticipants, actualParticipants, budgetAmount, actualCost, approvedAmount, settledAmount } = activity;
  const money = (amount: number | null) => (amount === null ? '–' : <Money amount={amount} currency={currency} />);
  const perVisitor = (amount: number | null, visitors: number | null): number | null => (amount === null || !visitors ? null : divide(amount, visitors));
  const rows = [
    ['visitors', formatNumber(expectedParticipants, language), formatNumber(actualParticipants, language)],
    ['cost', money(budgetAmount), money(actualCost)],
    ['costPerVisitor', money(perVisitor(budgetAmount, expectedParticipants)), money(perVisitor(actualCost, actualParticipants))],
    ['support', money(approvedAmount), money(settledAmount)],
  ] as const;
  return (
    <Section name="review">
      <table data-wide className={styles.comparison}>
        <thead>
          <tr>
            <th scope="col">{currency}</th>
            <th scope="col">{t('review.planned')}</th>
            <th scope="col">{t('review.actual')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, planned, actual]) => (
            <tr key={name}>
              <th scope="row">{t(`review.${name}`)}</th>
              <td>{planned}</td>
              <td>{actual}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div data-wide>
        <PhotoViewer table={activityFiles} id={id} slots={photos} nameOf={(slot) => (slot === 'reportPhotos' ? t('field.slot.reportPhotos') : '')} />
      </div>
    </Section>
  );
}
