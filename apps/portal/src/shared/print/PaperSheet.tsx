import { localeTag, useSettings } from '@harrow/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyLogo } from '../company/CompanyLogo.tsx';
import { PaperAddresses } from './PaperAddresses.tsx';
import { usePaper } from './paper.ts';

interface PaperSheetProps {
  title: ReactNode;
  /** The document's number, or another identifier. */
  no: string;
  /** What it is about, e.g. the kind of a campaign; before its status. */
  about?: readonly (string | null)[];
  /** Its status. */
  status: ReactNode;
  /** Its address in the portal, as the QR code on the paper. */
  path: string;
  /** Signatures at the end, with those already given. */
  signatures?: readonly { label: ReactNode; picture?: string | undefined }[];
  /** Annex below the signatures, on pages of its own. */
  annex?: ReactNode;
  /** It lies across: its tables are wide. */
  isWide?: boolean;
  children: ReactNode;
}

/** A sheet of paper: A4, with number and code, maker, dealer and recipient at its head, its content, and the lines to sign on. */
export function PaperSheet({ title, no, about = [], status, path, signatures = [], annex, isWide = false, children }: PaperSheetProps) {
  const { t } = useTranslation('shared');
  const { language } = usePaper();
  const { timeZone } = useSettings();
  const [printedAt] = useState(() => new Intl.DateTimeFormat(localeTag(language), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format());
  return (
    <article className={isWide ? 'print-sheet print-sheet-wide' : 'print-sheet'} lang={localeTag(language)}>
      <header className="print-sheet-head">
        <div>
          <CompanyLogo height={48} maxWidth={240} />
          <h1>{title}</h1>
          <p className="print-sheet-no">{no}</p>
          <p>
            {about.map((text) => text && `${text} · `)}
            {status}
          </p>
          {/* At the head: at the end it could be alone on a page. */}
          <p className="print-sheet-printed">{t('printed', { time: printedAt })}</p>
        </div>
        <QRCodeSVG value={`${location.origin}${path}`} title={t('paperCode', { no })} role="img" size={104} level="M" fgColor="#000" bgColor="#fff" />
      </header>
      <PaperAddresses />
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
      {annex && <div className="print-sheet-annex">{annex}</div>}
    </article>
  );
}
