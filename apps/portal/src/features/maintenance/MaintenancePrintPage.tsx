import type { ForceInsurance } from '@harrow/api-client';
import { DateText, formatNumber, useSettings, YesNo } from '@harrow/ui';
import { DocumentPrintPage } from '../../documents/print/DocumentPrintPage.tsx';
import { PaperSheet } from '../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../shared/print/useTwoLanguages.tsx';

/** The record of a service as a sheet of paper. */
export function MaintenancePrintPage() {
  return (
    <DocumentPrintPage<ForceInsurance> docType="maintenance" numberOf={({ insuranceNo }) => insuranceNo}>
      {(service) => <ServiceSheet service={service} />}
    </DocumentPrintPage>
  );
}

function ServiceSheet({ service }: { service: ForceInsurance }) {
  const label = useTwoLanguages('maintenance');
  const { language } = useSettings();
  return (
    <PaperSheet
      title={label('print.title')}
      no={service.insuranceNo}
      status={service.status_dictText}
      path={`/service/maintenance/detail/${service.id}`}
      signatures={[{ label: label('print.technicianSign') }, { label: label('print.customerSign') }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.vin')}>{service.vin}</SheetFact>
        <SheetFact label={label('field.fourthProduct')}>{service.fourthProduct_dictText}</SheetFact>
        <SheetFact label={label('field.engineNo')}>{service.engineNo}</SheetFact>
        <SheetFact label={label('field.ownerName')}>{service.ownerName}</SheetFact>
        <SheetFact label={label('field.maintLevel')}>{service.maintLevel_dictText}</SheetFact>
        <SheetFact label={label('field.maintDate')}>
          <DateText value={service.maintDate} />
        </SheetFact>
        <SheetFact label={label('field.operatingHours')}>{formatNumber(service.operatingHours, language)}</SheetFact>
        <SheetFact label={label('field.technician')}>{service.technician}</SheetFact>
        <SheetFact label={label('field.place')}>{service.place}</SheetFact>
        <SheetFact label={label('field.nextMaint')}>{[service.nextMaintLevel_dictText, service.nextMaintDate].filter(Boolean).join(' · ')}</SheetFact>
      </SheetFacts>
      <h2>{label('section.checklist')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.checklist.itemName')}</th>
            <th scope="col">{label('field.checklist.done')}</th>
            <th scope="col">{label('field.checklist.measuredValue')}</th>
            <th scope="col">{label('field.checklist.remark')}</th>
          </tr>
        </thead>
        <tbody>
          {service.checklist.map(({ id, action_dictText: action, itemName, done, measuredValue, unit, remark }) => (
            <tr key={id}>
              <td>
                {action} · {itemName}
              </td>
              <td>
                <YesNo value={done} />
              </td>
              <td>{measuredValue === null ? '–' : `${formatNumber(measuredValue, language)} ${unit ?? ''}`}</td>
              <td>{remark ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {service.parts.length > 0 && (
        <>
          <h2>{label('section.parts')}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{label('field.parts.partsCode')}</th>
                <th scope="col">{label('field.parts.qty')}</th>
              </tr>
            </thead>
            <tbody>
              {service.parts.map(({ id, partsCode, partsName, qty }) => (
                <tr key={id}>
                  <td>
                    {partsCode} {partsName}
                  </td>
                  <td>{formatNumber(qty, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </PaperSheet>
  );
}
