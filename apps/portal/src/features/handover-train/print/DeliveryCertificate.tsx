import type { HandoverTrain, HandoverWarranty } from '@harrow/api-client';
import { DateText, formatDate, formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useSignature } from '../../../shared/print/useSignature.ts';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { handoverFiles, handoverListing } from '../handovers.ts';

/** The handover with the warranty cover of its machine, as the ticket allows them to be read. */
export type Certificate = HandoverTrain & Pick<HandoverWarranty, 'components'>;

/** Delivery certificate for the owner: machine, training and warranty, in the language of the certificate beside the second one, signed by both sides. */
export function DeliveryCertificate({ handover }: { handover: Certificate }) {
  const label = useTwoLanguages('handoverTrain');
  const { t } = useTranslation('handoverTrain');
  const { language } = useSettings();
  const { vin, deliveryDate, warrantyStartDate, warrantyEndDate, components } = handover;
  const customer = useSignature(handoverFiles, handover.id, 'customerSignature');
  const trainer = useSignature(handoverFiles, handover.id, 'trainerSignature');
  const number = (value: number | null): string => formatNumber(value, language) || '–';
  return (
    <PaperSheet
      title={label('print.title')}
      no={handover.handoverNo}
      status={handover.status_dictText}
      path={`${handoverListing.address}/detail/${handover.id}`}
      signatures={[
        { label: label('field.slot.customerSignature'), picture: customer },
        { label: label('field.slot.trainerSignature'), picture: trainer },
      ]}
    >
      <SheetFacts>
        <SheetFact label={label('field.vin')}>{vin}</SheetFact>
        <SheetFact label={label('field.fourthProduct')}>{handover.fourthProduct_dictText}</SheetFact>
        <SheetFact label={label('field.engineNo')}>{handover.engineNo}</SheetFact>
        <SheetFact label={label('field.deliveryDate')}>
          <DateText value={deliveryDate} />
        </SheetFact>
        <SheetFact label={label('field.operatingHours')}>{number(handover.operatingHours)}</SheetFact>
        <SheetFact label={label('field.invoiceNo')}>{handover.invoiceNo}</SheetFact>
        <SheetFact label={label('field.ownerName')}>{handover.ownerName}</SheetFact>
        <SheetFact label={label('field.ownerPhone')}>{handover.ownerPhone}</SheetFact>
        <SheetFact label={label('field.ownerAddress')}>
          {[handover.ownerAddress, handover.ownerRegion, handover.ownerCountry_dictText].filter(Boolean).join(', ')}
        </SheetFact>
        <SheetFact label={label('field.endUserName')}>{handover.endUserName}</SheetFact>
      </SheetFacts>
      <h2>{label('section.training')}</h2>
      <SheetFacts>
        <SheetFact label={label('field.trainingDate')}>
          <DateText value={handover.trainingDate} />
        </SheetFact>
        <SheetFact label={label('field.trainingPlace')}>{handover.trainingPlace}</SheetFact>
        <SheetFact label={label('field.trainer')}>{handover.trainer}</SheetFact>
        <SheetFact label={label('field.trainingHours')}>{number(handover.trainingHours)}</SheetFact>
        <SheetFact label={label('section.topics')}>
          {handover.topics
            .filter(({ done }) => done === 'Y')
            .map(({ topicCode_dictText: name }) => name)
            .join(' · ')}
        </SheetFact>
        <SheetFact label={label('section.trainees')}>
          {handover.trainees.map(({ name, role_dictText: role }) => [name, role].filter(Boolean).join(', ')).join(' · ')}
        </SheetFact>
      </SheetFacts>
      <h2>{label('section.warranty')}</h2>
      <SheetFacts>
        <SheetFact label={label('print.period')}>
          {warrantyStartDate && warrantyEndDate && t('warranty.period', { from: formatDate(warrantyStartDate), to: formatDate(warrantyEndDate) })}
        </SheetFact>
        {components.map(({ name, months, hours }) => (
          <SheetFact key={name} label={name}>
            {hours === null ? t('warranty.months', { months }) : t('warranty.limit', { months, hours: number(hours) })}
          </SheetFact>
        ))}
      </SheetFacts>
      <p>{label('print.conditions')}</p>
    </PaperSheet>
  );
}
