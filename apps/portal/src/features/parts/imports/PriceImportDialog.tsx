import type { PriceImportPreview } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { PreviewedImport } from '../../../shared/list/imports/PreviewedImport.tsx';
import { PriceChangesShown } from './PriceChangesShown.tsx';

interface PriceImportDialogProps {
  path: string;
  title: string;
  onClose: () => void;
  onImported: () => void;
}

const isWorth = ({ rightCount }: PriceImportPreview): boolean => rightCount > 0;

/** The import of prices: what it will change is shown first, and stored once the user agrees. */
export function PriceImportDialog(dialog: PriceImportDialogProps) {
  const { t } = useTranslation('parts');
  const texts = {
    title: t('imports.preview'),
    leave: t('imports.leave'),
    notStored: t('imports.notStored'),
    store: ({ rightCount }: PriceImportPreview) => t('imports.store', { count: rightCount }),
  };
  return (
    <PreviewedImport {...dialog} previewPath="/mfr/priceImport" isWorth={isWorth} texts={texts}>
      {(preview: PriceImportPreview) => <PriceChangesShown preview={preview} />}
    </PreviewedImport>
  );
}
