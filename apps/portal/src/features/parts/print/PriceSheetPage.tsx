import { DateText, formatNumber, Money, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { CompanyLogo } from '../../../shared/company/CompanyLogo.tsx';
import { todayIn } from '../../../shared/todayIn.ts';
import { PrintedParts } from './PrintedParts.tsx';

/** The prices of the chosen parts, with the day on which they hold. */
export function PriceSheetPage() {
  const { t } = useTranslation('parts');
  const { language, timeZone } = useSettings();
  return (
    <PrintedParts title={t('printPrices')}>
      {(parts) => (
        <article className="print-sheet">
          <header className="print-sheet-head">
            <div>
              <CompanyLogo height={48} maxWidth={240} />
              <h1>{t('printPrices')}</h1>
              <p>
                {t('print.validOn')} <DateText value={todayIn(timeZone)} />
              </p>
            </div>
          </header>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('field.partsCode')}</th>
                <th scope="col">{t('field.partsName')}</th>
                <th scope="col">{t('field.specification')}</th>
                <th scope="col">{t('field.unit')}</th>
                <th scope="col">{t('field.minOrderMultiple')}</th>
                <th scope="col">{t('field.unitPrice')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part.id}>
                  <td>{part.partsCode}</td>
                  <td>{part.partsName}</td>
                  <td>{part.specification}</td>
                  <td>{part.unit_dictText}</td>
                  <td>{formatNumber(part.minOrderMultiple, language)}</td>
                  <td>{part.unitPrice === null ? '–' : <Money amount={part.unitPrice} currency={part.currency} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="print-sheet-printed">{t('print.withoutTax')}</p>
        </article>
      )}
    </PrintedParts>
  );
}
