import type { Vehicle } from '@harrow/api-client';
import { DateText, formatDate, formatNumber, Money, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { useLanguage } from '../../../shared/useLanguage.ts';
import { type AnyTab, tabRows } from '../passport/tabs/passportTab.ts';
import { usePassportTabs } from '../passport/tabs/passportTabs.ts';

/** The machine passport: in two languages, with a code that leads back to the machine. */
export function PassportSheet({ vehicle }: { vehicle: Vehicle }) {
  const label = useTwoLanguages('vehicle');
  const { t } = useTranslation('vehicle');
  const { language } = useSettings();
  const { warrantyStartDate, warrantyEndDate, warrantyMonths, warrantyHours } = vehicle;
  const tabs = usePassportTabs();
  const number = (value: number | null): string => formatNumber(value, language) || '–';
  return (
    <PaperSheet title={label('print.title')} no={vehicle.vin} status={vehicle.vehicleStatus_dictText} path={`/vehicle/list/detail/${vehicle.id}`}>
      <SheetFacts>
        <SheetFact label={label('field.secondProduct')}>{vehicle.secondProduct_dictText}</SheetFact>
        <SheetFact label={label('field.thirdProduct')}>{vehicle.thirdProduct_dictText}</SheetFact>
        <SheetFact label={label('field.fourthProduct')}>{vehicle.fourthProduct_dictText}</SheetFact>
        <SheetFact label={label('field.engineNo')}>{vehicle.engineNo}</SheetFact>
        <SheetFact label={label('field.engineModel')}>{vehicle.engineModel}</SheetFact>
        <SheetFact label={label('field.power')}>{number(vehicle.power)}</SheetFact>
        <SheetFact label={label('field.materialCode')}>{vehicle.materialCode}</SheetFact>
        <SheetFact label={label('field.config')}>{vehicle.config_dictText}</SheetFact>
        <SheetFact label={label('field.color')}>{vehicle.color_dictText}</SheetFact>
        <SheetFact label={label('field.certificateNo')}>{vehicle.certificateNo}</SheetFact>
        <SheetFact label={label('field.keyNo')}>{vehicle.keyNo}</SheetFact>
        <SheetFact label={label('hours.title')}>
          {number(vehicle.currentHours)}
          {vehicle.hoursDate && ` · ${t('hours.asOf', { date: formatDate(vehicle.hoursDate) })}`}
        </SheetFact>
      </SheetFacts>
      <h2>{label('warranty.title')}</h2>
      <SheetFacts>
        <SheetFact label={label('print.period')}>
          {warrantyStartDate && warrantyEndDate && t('warranty.period', { from: formatDate(warrantyStartDate), to: formatDate(warrantyEndDate) })}
        </SheetFact>
        <SheetFact label={label('print.limit')}>
          {warrantyHours === null
            ? warrantyMonths !== null && t('warranty.months', { months: warrantyMonths })
            : t('warranty.limit', { months: warrantyMonths ?? '–', hours: number(warrantyHours) })}
        </SheetFact>
        <SheetFact label={label('print.extended')}>
          <DateText value={vehicle.extendEndDate} />
        </SheetFact>
      </SheetFacts>
      <h2>{label('tab.owner')}</h2>
      <SheetFacts>
        <SheetFact label={label('field.ownerName')}>{vehicle.ownerName}</SheetFact>
        <SheetFact label={label('field.ownerPhone')}>{vehicle.ownerPhone}</SheetFact>
        <SheetFact label={label('field.ownerCountry')}>{[vehicle.ownerCountry_dictText, vehicle.ownerRegion].filter(Boolean).join(' · ')}</SheetFact>
        <SheetFact label={label('field.endUserName')}>{vehicle.endUserName}</SheetFact>
        <SheetFact label={label('field.industry')}>{vehicle.industry_dictText}</SheetFact>
        <SheetFact label={label('field.cropType')}>{vehicle.cropType_dictText}</SheetFact>
      </SheetFacts>
      {vehicle.engineHistory.length > 0 && (
        <Rows
          title={label('tab.engines')}
          heads={[label('engines.changeDate'), label('engines.oldNo'), label('engines.newNo'), label('claims.claimNo')]}
          rows={vehicle.engineHistory.map(({ changeDate, oldNo, newNo, claimNo }) => [formatDate(changeDate), oldNo, newNo, claimNo])}
        />
      )}
      <Rows
        title={label('tab.history')}
        heads={[label('print.day'), label('print.event'), label('print.document')]}
        rows={vehicle.events.map(({ day, kind, docNo, text }) => [
          formatDate(day),
          label(i18next.exists(`vehicle:event.${kind}`) ? (`event.${kind}` as 'event.other') : 'event.other'),
          [docNo, text].filter(Boolean).join(' · ') || '–',
        ])}
      />
      {vehicle.claims.length > 0 && (
        <Rows
          title={label('tab.claims')}
          heads={[
            label('claims.claimNo'),
            label('claims.status'),
            label('claims.failureDate'),
            label('claims.hours'),
            label('claims.faults'),
            label('claims.approved'),
          ]}
          rows={vehicle.claims.map((claim) => [
            claim.claimNo,
            claim.status_dictText,
            claim.failureDate ? formatDate(claim.failureDate) : '–',
            number(claim.operatingHours),
            claim.faults.join(', ') || '–',
            claim.auditTotal === null ? '–' : <Money key="approved" amount={claim.auditTotal} currency={claim.currency} />,
          ])}
        />
      )}
      {tabs.map((tab) => (
        <TabOnPaper key={tab.key} tab={tab} vehicleId={vehicle.id} />
      ))}
    </PaperSheet>
  );
}

/** Rows of a tab on paper; nothing if it is empty. */
function TabOnPaper({ tab, vehicleId }: { tab: AnyTab; vehicleId: string }) {
  const label = useTwoLanguages('vehicle');
  const { t } = useTranslation('vehicle');
  const language = useLanguage();
  const { data: rows = [] } = useQuery(tabRows(tab, vehicleId, language));
  if (rows.length === 0) return null;
  const shown = tab.columns.filter(({ onPaper }) => onPaper !== false);
  return (
    <Rows
      title={label(tab.title)}
      heads={shown.map((column) => label(column.title))}
      rows={rows.map((row) => shown.map(({ cell }) => cell(row, language, t)))}
    />
  );
}

interface RowsProps {
  title: ReactNode;
  heads: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}

/** A table on paper; its rows never change while it is shown. */
function Rows({ title, heads, rows }: RowsProps) {
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {heads.map((head, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
