import { localeTag, useSettings } from '@harrow/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../platform/config.ts';
import { CompanyLogo } from '../company/CompanyLogo.tsx';
import { usePaper } from './paper.ts';

interface PaperSheetProps {
  title: ReactNode;
  /** The document's number, or another identifier. */
  no: string;
  /** Names of the dealer and the sub-dealer. Empty names are left out. */
  dealers: readonly (string | null)[];
  /** Its status. */
  status: ReactNode;
  /** Its address in the portal, as the QR code on the paper. */
  path: string;
  /** Signatures at the end, with those already given. */
  signatures?: readonly { label: ReactNode; picture?: string | undefined }[];
  children: ReactNode;
}

/** A sheet of paper: A4, with maker and dealer, number and code at its head, its content, and the lines to sign on. */
export function PaperSheet({ title, no, dealers, status, path, signatures = [], children }: PaperSheetProps) {
  const { t } = useTranslation('shared');
  const { language, maker, dealer } = usePaper();
  const { timeZone } = useSettings();
  const [printedAt] = useState(() => new Intl.DateTimeFormat(localeTag(language), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format());
  return (
    <article className="print-sheet" lang={localeTag(language)}>
      <header className="print-sheet-head">
        <div>
          <CompanyLogo height={48} maxWidth={240} />
          <p className="print-sheet-maker">{[maker.name ?? config.productName, maker.address, maker.phone].filter(Boolean).join(' · ')}</p>
          <h1>{title}</h1>
          <p className="print-sheet-no">{no}</p>
          <p>
            {dealers.filter(Boolean).join(' · ')} · {status}
          </p>
          {dealer && <p className="print-sheet-address">{[dealer.address, dealer.phone].filter(Boolean).join(' · ')}</p>}
        </div>
        <QRCodeSVG value={`${location.origin}${path}`} title={t('paperCode', { no })} role="img" size={104} level="M" fgColor="#000" bgColor="#fff" />
      </header>
      {children}
      {signatures.length > 0 && (
        <footer className="print-sheet-foot">
          {signatures.map(({ label, picture }, index) => (
            // They stay as they are while the paper is shown.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              {picture && <img className="print-sheet-signature" src={picture} alt="" />}
              <div className="print-sheet-line">{label}</div>
            </div>
          ))}
        </footer>
      )}
      <p className="print-sheet-printed">{t('printed', { time: printedAt })}</p>
    </article>
  );
}
