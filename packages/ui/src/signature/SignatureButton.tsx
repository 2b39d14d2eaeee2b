import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../HarrowProvider/parts/lazyPart.ts';
import { useSignatureTexts } from './useSignatureTexts.ts';

const { Dialog: SignatureDialog, prepare } = lazyDialog(() => import('./SignatureDialog.tsx'));

interface SignatureButtonProps {
  /** Whose or what signature it is. */
  place: string;
  onFiles: (files: File[]) => void;
}

/** Opens a pad to sign on: with a finger, a pen or the mouse. Suspends until its texts are loaded. */
export function SignatureButton({ place, onFiles }: SignatureButtonProps) {
  const { t } = useSignatureTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={t('signFor', { slot: place })} onPointerEnter={prepare} onFocus={prepare} onClick={() => setOpen(true)}>
        {t('sign')}
      </Button>
      <Suspense>
        {isOpen && (
          <SignatureDialog
            title={place}
            onSigned={(file) => {
              setOpen(false);
              onFiles([file]);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
