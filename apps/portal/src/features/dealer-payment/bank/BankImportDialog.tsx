import type { BankImportPreview } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { PreviewedImport } from '../../../shared/list/imports/PreviewedImport.tsx';
import { BankLinesShown } from './BankLinesShown.tsx';

interface BankImportDialogProps {
  path: string;
  title: string;
  onClose: () => void;
  onImported: () => void;
}

const isWorth = ({ bookedCount, draftCount }: BankImportPreview): boolean => bookedCount + draftCount > 0;

/** The import of a bank's file: what becomes of its lines is shown first, and done once the user agrees. */
export function BankImportDialog(dialog: BankImportDialogProps) {
  const { t } = useTranslation('dealerPayment');
  const texts = {
    title: t('imports.preview'),
    leave: t('imports.leave'),
    notStored: t('imports.notStored'),
    store: ({ bookedCount, draftCount }: BankImportPreview) => t('imports.store', { count: bookedCount + draftCount }),
  };
  return (
    <PreviewedImport {...dialog} csv isWorth={isWorth} texts={texts}>
      {(preview: BankImportPreview) => <BankLinesShown preview={preview} />}
    </PreviewedImport>
  );
}
