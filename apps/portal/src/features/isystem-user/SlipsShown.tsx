import type { PasswordSlips as Answer } from '@harrow/api-client';
import { ListSkeleton, useLeavePrompt } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../shared/list/workbooks.ts';
import { Paper, usePrinting } from '../../shared/print/PrintPage.tsx';
import { PasswordSlips } from './PasswordSlips.tsx';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** One-time passwords of several users, this once: to print as slips or to take along as a workbook. Closing takes a press of the button. */
export function SlipsShown({ answer: { slips, failed, portalUrl, workbook }, onClose }: { answer: Answer; onClose: () => void }) {
  const { t } = useTranslation('isystemUser');
  const languages = [...new Set(slips.map(({ language }) => language))].toSorted();
  const texts = useQuery({ queryKey: ['slipTexts', languages], queryFn: () => i18next.loadLanguages(languages).then(() => true), staleTime: Infinity });
  const isPrinting = usePrinting(() => true) && texts.data === true && slips.length > 0;
  useLeavePrompt(slips.length > 0);
  const paper = (
    <div className="print-sheet">
      <PasswordSlips slips={slips} address={portalUrl ?? location.origin} />
    </div>
  );
  const download = (): void =>
    saveFile({ blob: new Blob([Uint8Array.from(atob(workbook), (byte) => byte.charCodeAt(0))], { type: workbookType }), fileName: `${t('slips.file')}.xlsx` });
  return (
    <Modal
      open
      width="min(900px, calc(100vw - 16px))"
      title={t('slips.title', { count: slips.length })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <>
          {slips.length > 0 && (
            <>
              <Button onClick={download}>{t('slips.download')}</Button>
              <Button disabled={!texts.data} onClick={() => window.print()}>
                {t('slips.print')}
              </Button>
            </>
          )}
          <Button type="primary" onClick={onClose}>
            {t('slips.kept')}
          </Button>
        </>
      }
    >
      {failed.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('slips.refused', { count: failed.length })}
          description={
            <ul style={{ margin: 0, paddingInlineStart: 16 }}>
              {failed.map(({ id, no, text }) => (
                <li key={id}>{no ? `${no}: ${text}` : text}</li>
              ))}
            </ul>
          }
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {slips.length > 0 && <Alert type="warning" showIcon title={t('slips.once')} style={{ marginBlockEnd: 16 }} />}
      {slips.length > 0 && (texts.data ? <div style={{ maxBlockSize: '50vh', overflow: 'auto' }}>{paper}</div> : <ListSkeleton rows={3} />)}
      {isPrinting && <Paper>{paper}</Paper>}
    </Modal>
  );
}
