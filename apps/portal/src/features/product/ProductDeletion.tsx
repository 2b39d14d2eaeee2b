import type { BatchResult } from '@harrow/api-client';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import styles from './ProductPage.module.css';
import { removeProducts } from './products.ts';

interface ProductDeletionProps {
  chosen: readonly { id: string; code: string; name: string }[];
  onClear: () => void;
  /** Also when some of them stay. */
  onRemoved: (ids: string[]) => void;
}

/** Number of selected products, and their deletion: confirmed first, with a result for each. */
export function ProductDeletion({ chosen, onClear, onRemoved }: ProductDeletionProps) {
  const { t } = useTranslation('product');
  const { t: shared } = useTranslation('shared');
  const sayFailure = useSayFailure();
  const [step, setStep] = useState<'asked' | 'running' | { failed: BatchResult['failed'] }>();
  const remove = async (): Promise<void> => {
    setStep('running');
    try {
      const { ok, failed } = await removeProducts(chosen.map(({ id }) => id));
      setStep(failed.length > 0 ? { failed } : undefined);
      onRemoved(ok);
    } catch (error) {
      sayFailure(error);
      setStep('asked');
    }
  };
  const failed = typeof step === 'object' ? step.failed : undefined;
  const rows =
    failed?.map(({ id, no, text }) => ({ id, name: chosen.find((product) => product.id === id)?.name ?? no, text })) ??
    chosen.map(({ id, name, code }) => ({ id, name, text: code }));
  return (
    <>
      {chosen.length > 0 && (
        <Flex wrap gap={8} align="center" role="status">
          {t('chosen', { n: chosen.length })}
          <Button size="small" danger onClick={() => setStep('asked')}>
            {shared('administration.delete')}
          </Button>
          <Button size="small" type="text" onClick={onClear}>
            {t('clear')}
          </Button>
        </Flex>
      )}
      <Modal
        open={step !== undefined}
        title={failed ? t('notDeleted', { n: failed.length }) : t('deleteChosen', { n: chosen.length })}
        okText={shared('administration.delete')}
        okButtonProps={{ danger: true, ...(failed && { style: { display: 'none' } }) }}
        cancelText={failed ? shared('administration.close') : shared('administration.cancel')}
        confirmLoading={step === 'running'}
        onOk={() => void remove()}
        onCancel={() => setStep(undefined)}
      >
        <ul className={styles.chosen}>
          {rows.map(({ id, name, text }) => (
            <li key={id}>
              {name} <span className={styles.code}>{text}</span>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
