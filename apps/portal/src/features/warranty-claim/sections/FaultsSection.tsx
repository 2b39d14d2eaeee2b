import { EmptyState, focusField } from '@harrow/ui';
import { Button, Collapse } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId, useFormPart, useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useFormPlace } from '../../../documents/form/document/fields/useFormPlace.ts';
import { useLineRights } from '../../../documents/form/useLineRights.ts';
import { useRowKeys } from '../../../documents/form/useRowKeys.ts';
import { Section } from '../claimKind.ts';
import { newFault } from '../form/lines/newFault.ts';
import { useFaultRows, useFaults } from '../form/useFaults.ts';
import { FaultHead } from './FaultHead.tsx';
import { FaultPanel } from './FaultPanel.tsx';
import styles from './sections.module.css';
import { problemsOf } from './problemsOf.ts';

const lists = ['bugList', 'detailList', 'partsList'] as const;

/** The faults, each with its labour and parts. */
export function FaultsSection() {
  const { t } = useTranslation('warrantyClaim');
  const { pageId } = useOpenForm();
  const { rows, change, readOnly } = useFaultRows();
  const { mayAdd } = useLineRights('warrantyClaim:bug');
  // The focus follows to the first field of a fault that was added.
  const isAdding = useRef(false);
  const lastId = rows.at(-1)?.id;
  useEffect(() => {
    if (!isAdding.current || lastId === undefined) return;
    isAdding.current = false;
    document.getElementById(fieldId(pageId, 'bugSystem', lastId))?.focus();
  }, [lastId, pageId]);
  const add = (): void => {
    isAdding.current = true;
    change([...rows, newFault()]);
  };
  const addFault = !readOnly && mayAdd && (
    <Button id={fieldId(pageId, 'bugList')} onClick={add}>
      {t('fault.add')}
    </Button>
  );
  return (
    <Section name="faults" extra={rows.length > 0 && addFault}>
      <div data-wide className={styles.wide}>
        {rows.length === 0 ? <NoFaults addFault={addFault} /> : <FaultList />}
      </div>
    </Section>
  );
}

/** Leads to the heading of a fault, one of its fields or a table below it. */
function useFaultPlace(): string | undefined {
  const { pageId } = useOpenForm();
  const jump = useCallback(
    (rowId: string, field: string): boolean => {
      const id = fieldId(pageId, field, rowId);
      const isThere = document.getElementById(id) !== null;
      if (isThere) focusField(id);
      return isThere;
    },
    [pageId],
  );
  useFormPlace(lists, { jump });
  return useFormPart(({ errors }) => errors.find(({ list, field }) => list === undefined && field === 'bugList')?.text);
}

function NoFaults({ addFault }: { addFault: ReactNode }) {
  const { t } = useTranslation('warrantyClaim');
  const wrong = useFaultPlace();
  return (
    <>
      {wrong && <p className={styles.error}>{wrong}</p>}
      <EmptyState title={t('fault.none')} action={addFault} />
    </>
  );
}

function FaultList() {
  const wrong = useFaultPlace();
  const faults = useFaults();
  const errors = useFormPart((state) => state.errors);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const keys = useRowKeys(faults.map(({ id }) => id));
  return (
    <>
      {wrong && <p className={styles.error}>{wrong}</p>}
      <Collapse
        // New faults are open; a fault closed by the user stays closed, unless it has errors.
        activeKey={keys.filter((key, index) => !closed.includes(key) || problemsOf(faults[index]!, errors).length > 0)}
        onChange={(open) => setClosed(keys.filter((key) => !open.includes(key)))}
        items={faults.map((fault, index) => ({
          key: keys[index]!,
          label: <FaultHead fault={fault} no={index + 1} />,
          children: <FaultPanel fault={fault} no={index + 1} />,
        }))}
      />
    </>
  );
}
