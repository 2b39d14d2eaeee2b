import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../HarrowProvider/lazyPart.ts';
import { useTranslation } from '../HarrowProvider/useTranslation.ts';

const { Dialog: SignatureDialog, prepare } = lazyDialog(() => import('./SignatureDialog.tsx'));

interface SignatureButtonProps {
  /** Whose or what signature it is. */
  place: string;
  onFiles: (files: File[]) => void;
}

/** Opens a pad to sign on: with a finger, a pen or the mouse. */
export function SignatureButton({ place, onFiles }: SignatureButtonProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={t('signature.signFor', { slot: place })} onPointerEnter={prepare} onFocus={prepare} onClick={() => setOpen(true)}>
        {t('signature.sign')}
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
