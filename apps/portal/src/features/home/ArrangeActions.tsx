import { DraggableModal } from '@harrow/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { saveOrder } from './actionOrder.ts';
import type { QuickAction } from './actions.ts';
import styles from './HomePage.module.css';

interface ArrangeActionsProps {
  /** The user's quick actions, in their order. */
  actions: readonly QuickAction[];
  onClose: () => void;
}

/** Puts the quick actions in order: the first ones are buttons. */
export function ArrangeActions({ actions, onClose }: ArrangeActionsProps) {
  const { t } = useTranslation('home');
  const sayFailure = useSayFailure();
  const [order, setOrder] = useState(actions);
  const save = useMutation({ mutationFn: saveOrder, onSuccess: onClose, onError: sayFailure });
  const move = (at: number, by: -1 | 1): void => setOrder(order.with(at, order[at + by]!).with(at + by, order[at]!));
  return (
    <DraggableModal open title={t('quick.arrange')} okText={t('quick.save')} confirmLoading={save.isPending} onOk={() => save.mutate(order)} onCancel={onClose}>
      <ol className={styles.order}>
        {order.map((action, at) => (
          <li key={action}>
            <span>{t(`quick.${action}`)}</span>
            <Flex gap={8}>
              <Button size="small" disabled={at === 0} aria-label={t('quick.upOf', { name: t(`quick.${action}`) })} onClick={() => move(at, -1)}>
                ↑
              </Button>
              <Button
                size="small"
                disabled={at === order.length - 1}
                aria-label={t('quick.downOf', { name: t(`quick.${action}`) })}
                onClick={() => move(at, 1)}
              >
                ↓
              </Button>
            </Flex>
          </li>
        ))}
      </ol>
    </DraggableModal>
  );
}
