import { DictSelect, formatNumber, PageSkeleton, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { PrintPage } from '../../shared/print/PrintPage.tsx';
import { useTabTitle } from '../../shared/tab.ts';
import { countSheet } from './makerStocks.ts';

/** The sheet of a stock-take: from bin to bin, with a column to write down what was counted. */
export function CountSheetPage() {
  const { t } = useTranslation('makerStock');
  const { language } = useSettings();
  const [asked, setAsked] = useSearchParams();
  const warehouse = asked.get('warehouse') ?? '';
  const { data, error, refetch, isFetching } = useQuery(countSheet(warehouse, asked.get('withEmpty') === 'Y'));
  useTabTitle(t('sheet.title'));
  return (
    <PrintPage
      bar={
        <DictSelect
          dict="maker_warehouse"
          aria-label={t('field.warehouse')}
          allowClear={false}
          {...(warehouse !== '' && { value: warehouse })}
          onChange={(code) => setAsked({ warehouse: code ?? '' }, { replace: true })}
          style={{ minWidth: 200 }}
        />
      }
    >
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <PageSkeleton />}
      {warehouse === '' && <p className="print-sheet">{t('sheet.choose')}</p>}
      {data && (
        <article className="print-sheet">
          <header className="print-sheet-head">
            <div>
              <h1>{t('sheet.title')}</h1>
              <p className="print-sheet-no">{warehouse}</p>
            </div>
          </header>
          {data.length === 0 && <p>{t('empty')}</p>}
          {data.length > 0 && (
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('field.binLocation')}</th>
                  <th scope="col">{t('field.partsCode')}</th>
                  <th scope="col">{t('field.partsName')}</th>
                  <th scope="col">{t('field.unit')}</th>
                  <th scope="col" className="print-sheet-number">
                    {t('field.inventoryQty')}
                  </th>
                  <th scope="col" className="print-sheet-number">
                    {t('field.newQty')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.map((part) => (
                  <tr key={part.partsCode}>
                    <td>{part.binLocation ?? '–'}</td>
                    <td>{part.partsCode}</td>
                    <td>{part.partsName}</td>
                    <td>{part.unit_dictText}</td>
                    <td className="print-sheet-number">{formatNumber(part.inventoryQty, language)}</td>
                    <td style={{ minWidth: 96 }}>{'\u00a0'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <footer className="print-sheet-foot">
            <div>
              <div className="print-sheet-line">{t('sheet.counted')}</div>
            </div>
            <div>
              <div className="print-sheet-line">{t('sheet.checked')}</div>
            </div>
          </footer>
        </article>
      )}
    </PrintPage>
  );
}
