import type { ExtendInsurance } from '@harrow/api-client';
import { formatDate, formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { DocumentPrintPage } from '../../documents/print/DocumentPrintPage.tsx';
import { PaperSheet } from '../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../shared/print/useTwoLanguages.tsx';
import { extensionListing } from './extensions.ts';

/** The certificate of an extension, in the language in which the machine was handed over. */
export function ExtensionPrintPage() {
  return (
    <DocumentPrintPage<ExtendInsurance> docType="extendInsurance" numberOf={({ extendNo }) => extendNo}>
      {(extension) => <ExtensionCertificate extension={extension} />}
    </DocumentPrintPage>
  );
}

/** Certificate for the owner: the machine, its cover and the conditions. */
export function ExtensionCertificate({ extension }: { extension: ExtendInsurance }) {
  const label = useTwoLanguages('extendInsurance');
  const { t } = useTranslation('extendInsurance');
  const { language } = useSettings();
  const { startDate, endDate, startHours, endHours, systems } = extension;
  const number = (value: number | null): string => formatNumber(value, language) || '–';
  return (
    <PaperSheet
      title={label('print.title')}
      no={extension.extendNo}
      status={extension.status_dictText}
      path={`${extensionListing.address}/detail/${extension.id}`}
      signatures={[{ label: label('print.ownerSign') }, { label: label('print.dealerSign') }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.vin')}>{extension.vin}</SheetFact>
        <SheetFact label={label('field.fourthProduct')}>{extension.fourthProduct_dictText}</SheetFact>
        <SheetFact label={label('field.engineNo')}>{extension.engineNo}</SheetFact>
        <SheetFact label={label('field.deliveryDate')}>{formatDate(extension.deliveryDate)}</SheetFact>
        <SheetFact label={label('field.ownerName')}>{extension.ownerName}</SheetFact>
      </SheetFacts>
      <h2>{label('section.cover')}</h2>
      <SheetFacts>
        <SheetFact label={label('field.planName')}>{extension.planName}</SheetFact>
        <SheetFact label={label('field.coverageType')}>{extension.coverageType_dictText}</SheetFact>
        <SheetFact label={label('print.period')}>{t('cover.period', { from: formatDate(startDate), to: formatDate(endDate) })}</SheetFact>
        {endHours !== null && <SheetFact label={label('print.hours')}>{t('cover.period', { from: number(startHours), to: number(endHours) })}</SheetFact>}
        <SheetFact label={label('systems')}>{systems.length === 0 ? extension.coverageType_dictText : systems.join(' · ')}</SheetFact>
      </SheetFacts>
      <p>{label('print.conditions')}</p>
    </PaperSheet>
  );
}
