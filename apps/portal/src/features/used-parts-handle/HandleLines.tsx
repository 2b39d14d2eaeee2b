import type { UsedPartsHandle, UsedPartsTask } from '@harrow/api-client';
import { lazyPart, useMessages } from '@harrow/ui';
import { Button, Input } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { isReceived, lineColumns, LineTable, rowOf, useDocument, useList } from './handleKind.ts';
import { coreOfTag } from './handles.ts';

const CorePicker = lazyPart(async () => ({ default: (await import('./CorePicker.tsx')).CorePicker }));

interface Table {
  document: UsedPartsHandle | undefined;
  isFixed: boolean;
}

/** True once the maker has inspected a core. */
const isInspected = ({ document }: Table): boolean =>
  document?.lines.some(({ inspection, inspectRemark }) => inspection !== null || inspectRemark !== null) ?? false;

const columns = lineColumns('lines', {
  tagNo: { frozen: 'left' },
  partsCode: { frozen: 'left', value: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
  openQty: { isShown: ({ isFixed }) => !isFixed },
  handledQty: { total: true, isText: ({ isFixed }) => isFixed },
  condition: {},
  returnDue: {},
  retainUntil: {},
  remark: {},
  receivedQty: { isShown: isInspected },
  inspection: { isShown: isInspected },
  restQty: { isShown: isInspected },
  inspectRemark: { isShown: isInspected },
  chargeAmount: { isShown: isInspected },
});

/** The cores of the document: chosen from those that are open, or read from their tags. */
export function HandleLines() {
  const { t } = useTranslation('usedPartsHandle');
  const { rows, change } = useList('lines');
  const [isPicking, setPicking] = useState(false);
  const add = (cores: readonly UsedPartsTask[]): void => {
    const fresh = cores.filter(({ id }) => !rows.some(({ taskId }) => taskId === id));
    if (fresh.length > 0) change([...rows, ...fresh.map(rowOf)]);
  };
  const tools = (
    <>
      <Button onClick={() => setPicking(true)}>{t('pick.open')}</Button>
      <ScanField onFound={(core) => add([core])} />
    </>
  );
  return (
    <>
      <LineTable list="lines" columns={columns} isFilledByPage isFixed={isReceived(useDocument())} emptyText={t('noLines')} tools={tools} />
      <Suspense>
        {isPicking && (
          <CorePicker
            exclude={rows.flatMap(({ taskId }) => taskId ?? [])}
            onChoose={(cores) => {
              add(cores);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
/** Field for a tag: scanned, or its number typed. */
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
      style={{ flex: '1 1 240px', maxWidth: 420 }}
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
