import type { PrivacyUnmaskData } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { Button } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../usePermission.ts';

const UnmaskDialog = lazyPart(async () => ({ default: (await import('./UnmaskDialog.tsx')).UnmaskDialog }));

/** Time for which a number is shown in full, in milliseconds. */
const shownMs = 60_000;

export type MaskedField = Omit<PrivacyUnmaskData['body'], 'reason'>;

/** A phone or ID number as the server shows it. Users with the right see it in full for a minute once they give a reason. */
export function MaskedNumber({ value, ...field }: MaskedField & { value: string | null }) {
  const { t } = useTranslation('shared');
  const may = usePermission('privacy:unmask') && value?.includes('****');
  const [full, setFull] = useState<string | null>();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (full === undefined) return undefined;
    const timer = setTimeout(() => setFull(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [full]);
  if (!may) return value;
  const handleShown = (answer: string | null): void => {
    setAsking(false);
    setFull(answer);
  };
  return (
    <>
      <span aria-live="polite">{full === undefined ? value : (full ?? '–')}</span>{' '}
      {full === undefined && (
        <Button type="link" size="small" style={{ height: 'auto', padding: 0 }} onClick={() => setAsking(true)}>
          {t('unmask')}
        </Button>
      )}
      <Suspense>{isAsking && <UnmaskDialog field={field} onShown={handleShown} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
