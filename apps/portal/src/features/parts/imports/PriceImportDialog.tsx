import type { PriceImportPreview } from '@harrow/api-client';
import { ImportDialog, type ImportSource } from '@harrow/ui';
import { Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importSource } from '../../../shared/list/OpenImport.tsx';
import { PriceChangesShown } from './PriceChangesShown.tsx';

interface PriceImportDialogProps {
  path: string;
  title: string;
  onClose: () => void;
  onImported: () => void;
}

interface Asked {
  preview: PriceImportPreview;
  answer: (isAgreed: boolean) => void;
}

/** The import of prices: what it will change is shown first, and stored once the user agrees. */
export function PriceImportDialog({ path, ...dialog }: PriceImportDialogProps) {
  const { t } = useTranslation('parts');
  const [asked, setAsked] = useState<Asked>();
  const source = useMemo<ImportSource>(() => {
    const plain = importSource(path);
    const trial = importSource('/mfr/priceImport', 'preview');
    return {
      ...plain,
      async upload(request, options) {
        const tried = await trial.upload(request, options);
        const preview = tried.result as PriceImportPreview | null;
        if (!tried.success || preview === null || preview.rightCount === 0) return { ...tried, success: false };
        const isAgreed = await new Promise<boolean>((answer) => setAsked({ preview, answer }));
        setAsked(undefined);
        return isAgreed ? plain.upload(request, options) : { success: false, code: tried.code, message: t('imports.notStored'), result: null };
      },
    };
  }, [path, t]);
  return (
    <>
      <ImportDialog open source={source} {...dialog} />
      <Modal
        open={asked !== undefined}
        width={760}
        title={t('imports.preview')}
        okText={t('imports.store', { count: asked?.preview.rightCount ?? 0 })}
        cancelText={t('imports.leave')}
        onOk={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      >
        {asked && <PriceChangesShown preview={asked.preview} />}
      </Modal>
    </>
  );
}
