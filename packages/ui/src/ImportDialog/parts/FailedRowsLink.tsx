import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { ImportSource } from '../ImportDialog.types.ts';

interface FailedRowsLinkProps {
  source: ImportSource;
  url: string | null | undefined;
  fileName: string | null | undefined;
}

/** Saves the workbook with the failed rows. */
export function FailedRowsLink({ source, url, fileName }: FailedRowsLinkProps) {
  const { t } = useTranslation('importDialog');
  if (!url) return null;
  const label = fileName ? t('failedRowsOf', { name: fileName }) : t('failedRows');
  if (!source.download)
    return (
      <a href={url} download={fileName ?? true} target="_blank" rel="noreferrer">
        {label}
      </a>
    );
  return (
    <button type="button" className="hw-link" onClick={() => void source.download!(url, fileName ?? undefined).catch(() => undefined)}>
      {label}
    </button>
  );
}
