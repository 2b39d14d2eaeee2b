import { ImportDialog, type ImportDialogProps, type ImportSource } from '@harrow/ui';
import { Modal } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { importSource } from './OpenImport.tsx';

interface PreviewedImportProps<Preview> extends Pick<ImportDialogProps, 'title' | 'csv' | 'onClose' | 'onImported'> {
  /** Of the import: `/mfr/partsPrice`. */
  path: string;
  /** Above `preview`. Default: that of the import. */
  previewPath?: string;
  /** Something would be stored. */
  isWorth: (preview: Preview) => boolean;
  texts: { title: string; leave: string; notStored: string; store: (preview: Preview) => string };
  children: (preview: Preview) => ReactNode;
}

interface Asked<Preview> {
  preview: Preview;
  answer: (isAgreed: boolean) => void;
}

/** An import that says first what it will do, and does it once the user agrees. */
export function PreviewedImport<Preview>({ path, previewPath = path, isWorth, texts, children, ...dialog }: PreviewedImportProps<Preview>) {
  const [asked, setAsked] = useState<Asked<Preview>>();
  const { notStored } = texts;
  const source = useMemo<ImportSource>(() => {
    const plain = importSource(path);
    const trial = importSource(previewPath, 'preview');
    return {
      ...plain,
      async upload(request, options) {
        const tried = await trial.upload(request, options);
        const preview = tried.result as Preview | null;
        if (!tried.success || preview === null || !isWorth(preview)) return { ...tried, success: false };
        const isAgreed = await new Promise<boolean>((answer) => setAsked({ preview, answer }));
        setAsked(undefined);
        return isAgreed ? plain.upload(request, options) : { success: false, code: tried.code, message: notStored, result: null };
      },
    };
  }, [path, previewPath, isWorth, notStored]);
  return (
    <>
      <ImportDialog open source={source} {...dialog} />
      <Modal
        open={asked !== undefined}
        width={760}
        title={texts.title}
        okText={asked && texts.store(asked.preview)}
        cancelText={texts.leave}
        onOk={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      >
        {asked && children(asked.preview)}
      </Modal>
    </>
  );
}
