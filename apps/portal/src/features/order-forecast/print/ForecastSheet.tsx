import type { OrderForecast } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { monthFields } from '../lines/forecastRow.ts';
import { orderForecastListing } from '../orderForecasts.ts';
import styles from './print.module.css';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Twelve months of every model with their sums, and how they differ from the forecast before; across, on A4. */
export function ForecastSheet({ forecast }: { forecast: OrderForecast }) {
  const label = useTwoLanguages('orderForecast');
  const { language } = useSettings();
  const { lines, months, totalQty, next3Qty, changePct, region, remark } = forecast;
  const number = (value: number): string => formatNumber(value, language);
  const before = lines.map(({ prev }) => sum(prev.map((one) => one ?? 0)));
  return (
    <div className={styles.across}>
      <PaperSheet
        title={label('print.title')}
        no={forecast.forecastNo}
        about={[months[0]!]}
        status={forecast.status_dictText}
        path={`${orderForecastListing.address}/detail/${forecast.id}`}
      >
        <SheetFacts>
          <SheetFact label={label('field.region')}>{region}</SheetFact>
          <SheetFact label={label('field.totalQty')}>{number(totalQty)}</SheetFact>
          <SheetFact label={label('field.next3Qty')}>{number(next3Qty)}</SheetFact>
          <SheetFact label={label('field.changePct')}>{changePct === null ? '–' : `${changePct > 0 ? '+' : ''}${number(changePct)} %`}</SheetFact>
          {remark && <SheetFact label={label('field.remark')}>{remark}</SheetFact>}
        </SheetFacts>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">{label('field.lines.fourthProductCode')}</th>
              {months.map((month) => (
                <th key={month} scope="col" className="print-sheet-number">
                  {month}
                </th>
              ))}
              <th scope="col" className="print-sheet-number">
                {label('field.lines.lineTotal')}
              </th>
              <th scope="col" className="print-sheet-number">
                {label('print.before')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={line.id}>
                <td>
                  {line.fourthProductCode} {line.fourthProductName}
                  {line.configRemark && ` · ${line.configRemark}`}
                </td>
                {monthFields.map((field) => (
                  <td key={field} className="print-sheet-number">
                    {number(line[field])}
                  </td>
                ))}
                <td className="print-sheet-number">{number(line.lineTotal)}</td>
                <td className="print-sheet-number">{line.prev.every((one) => one === null) ? '–' : number(before[at]!)}</td>
              </tr>
            ))}
            <tr className={styles.sums}>
              <th scope="row">{label('field.totalQty')}</th>
              {monthFields.map((field) => (
                <td key={field} className="print-sheet-number">
                  {number(sum(lines.map((line) => line[field])))}
                </td>
              ))}
              <td className="print-sheet-number">{number(totalQty)}</td>
              <td className="print-sheet-number">{number(sum(before))}</td>
            </tr>
          </tbody>
        </table>
      </PaperSheet>
    </div>
  );
}
