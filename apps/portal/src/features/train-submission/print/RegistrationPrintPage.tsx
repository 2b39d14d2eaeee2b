import type { TrainCertificate, TrainSubmission } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { paperOf } from '../../../documents/print/paperOf.ts';
import { CertificateSheet } from './CertificateSheet.tsx';
import { ConfirmationSheet } from './ConfirmationSheet.tsx';

/** A registration with the certificates of its people. */
export type RegistrationPaper = TrainSubmission & { certificates: TrainCertificate[] };

/** The confirmation of a registration, or the certificate of one of its people. */
export function RegistrationPrintPage() {
  const { t } = useTranslation('trainSubmission');
  const { id = '' } = useParams();
  const [certificateNo, setCertificateNo] = useState('');
  const certificates = useQuery(paperOf<RegistrationPaper>('trainSubmission', id)).data?.certificates ?? [];
  const choice = certificates.length > 0 && (
    <Select<string>
      aria-label={t('print.paper')}
      value={certificateNo}
      onChange={setCertificateNo}
      popupMatchSelectWidth={false}
      options={[
        { value: '', label: t('print.confirmation') },
        ...certificates.map(({ certificateNo: no, name }) => ({ value: no, label: `${t('print.certificate')} ${name}` })),
      ]}
    />
  );
  return (
    <DocumentPrintPage<RegistrationPaper> docType="trainSubmission" numberOf={({ submissionNo }) => submissionNo} bar={choice}>
      {(registration) => {
        const certificate = registration.certificates.find((each) => each.certificateNo === certificateNo);
        return certificate ? <CertificateSheet certificate={certificate} id={registration.id} /> : <ConfirmationSheet registration={registration} />;
      }}
    </DocumentPrintPage>
  );
}
