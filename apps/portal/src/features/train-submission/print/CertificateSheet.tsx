import type { TrainCertificate } from '@harrow/api-client';
import { formatDate, formatNumber, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { registrationListing } from '../registrations.ts';
import styles from './certificate.module.css';

/** What one person has learned. @param id of the registration, where the code leads */
export function CertificateSheet({ certificate, id }: { certificate: TrainCertificate; id: string }) {
  const label = useTwoLanguages('trainSubmission');
  const { language } = useSettings();
  const { certificateNo, name, dealerName, title, topics, startDate, endDate, score, validTo } = certificate;
  return (
    <PaperSheet
      isWide
      title={label('print.certificate')}
      no={certificateNo}
      status={dealerName}
      path={`${registrationListing.address}/detail/${id}`}
      signatures={[{ label: label('print.centre') }]}
    >
      <div className={styles.holder}>
        <p className={styles.name}>{name}</p>
        <p className={styles.title}>{title}</p>
      </div>
      <SheetFacts>
        <SheetFact label={label('print.topics')}>{topics.join(', ')}</SheetFact>
        <SheetFact label={label('list.period')}>{[startDate, endDate].map((day) => formatDate(day)).join(' – ')}</SheetFact>
        {score !== null && <SheetFact label={label('field.lines.score')}>{formatNumber(score, language)}</SheetFact>}
        <SheetFact label={label('field.lines.validTo')}>{formatDate(validTo)}</SheetFact>
      </SheetFacts>
    </PaperSheet>
  );
}
