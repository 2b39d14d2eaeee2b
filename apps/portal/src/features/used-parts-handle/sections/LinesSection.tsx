import type { UsedPartsTask } from '@harrow/api-client';
import { DocumentSection, lazyPart, useMessages } from '@harrow/ui';
import { Button, Input } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { isReceived, useHandleEditing } from '../form/editing.ts';
import { rowOf } from '../form/handleForm.ts';
import { coreOfTag } from '../handles.ts';
import { LineTable } from './LineTable.tsx';
import styles from './sections.module.css';

const CorePicker = lazyPart(async () => ({ default: (await import('./CorePicker.tsx')).CorePicker }));

/** The cores of the document: chosen from those that are open, or read from their tags. */
export function LinesSection({ errorCount }: { errorCount: number }) {
  const { t } = useTranslation('usedPartsHandle');
  const { handle, form, edit, readOnly, errors } = useHandleEditing();
  const [isPicking, setPicking] = useState(false);
  const general = errors.find(({ rowId, field }) => rowId === undefined && field === 'lines');
  const isFixed = readOnly || isReceived(handle);
  const add = (cores: readonly UsedPartsTask[]): void => {
    const fresh = cores.filter(({ id }) => !form.lines.some(({ taskId }) => taskId === id));
    if (fresh.length > 0) edit({ type: 'lines', rows: [...form.lines, ...fresh.map(rowOf)] });
  };
  return (
    <DocumentSection id="lines" title={t('section.lines')} errorCount={errorCount}>
      {general && <p className={styles.error}>{general.text}</p>}
      {!isFixed && (
        <div className={styles.tools}>
          <Button onClick={() => setPicking(true)}>{t('pick.open')}</Button>
          <ScanField onFound={(core) => add([core])} />
        </div>
      )}
      <LineTable isFixed={isFixed} />
      <Suspense>
        {isPicking && (
          <CorePicker
            exclude={form.lines.map(({ taskId }) => taskId)}
            onChoose={(cores) => {
              add(cores);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </DocumentSection>
  );
}

/** Takes what a scanner reads from a tag, or its number typed. */
function ScanField({ onFound }: { onFound: (core: UsedPartsTask) => void }) {
  const { t } = useTranslation('usedPartsHandle');
  const { message } = useMessages();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [isAsking, setAsking] = useState(false);
  const read = async (): Promise<void> => {
    if (code.trim() === '') return;
    setAsking(true);
    try {
      const core = await coreOfTag(code);
      if (core) onFound(core);
      else void message.warning(t('scan.unknown', { code: code.trim() }));
      setCode('');
    } catch (error) {
      void message.error(failureText(error as Error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Input.Search
      className={styles.scan}
      aria-label={t('scan.label')}
      placeholder={t('scan.label')}
      value={code}
      loading={isAsking}
      enterButton={t('scan.add')}
      onChange={({ target }) => setCode(target.value)}
      onSearch={() => void read()}
    />
  );
}
