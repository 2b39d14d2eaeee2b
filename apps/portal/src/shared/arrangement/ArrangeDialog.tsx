import { DraggableModal } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSayFailure } from '../calls/useSayFailure.ts';
import styles from './ArrangeDialog.module.css';
import type { Arrangement } from './arrangement.ts';

interface ArrangeDialogProps<Name extends string> {
  title: string;
  /** Those that the user may see, in their order. */
  names: readonly Name[];
  /** Names that are hidden. Default: none can be. */
  hidden?: readonly Name[];
  labelOf: (name: Name) => string;
  save: (arrangement: Arrangement<Name>) => Promise<void>;
  onClose: () => void;
}

/** Puts parts of a page in order, and hides some. */
export function ArrangeDialog<Name extends string>({ title, names, hidden: hiddenBefore, labelOf, save, onClose }: ArrangeDialogProps<Name>) {
  const { t } = useTranslation('shared');
  const sayFailure = useSayFailure();
  const [order, setOrder] = useState(names);
  const [hidden, setHidden] = useState(hiddenBefore ?? []);
  const saving = useMutation({ mutationFn: save, onSuccess: onClose, onError: sayFailure });
  const move = (at: number, by: -1 | 1): void => setOrder(order.with(at, order[at + by]!).with(at + by, order[at]!));
  const show = (name: Name, isShown: boolean): void => setHidden(isShown ? hidden.filter((other) => other !== name) : [...hidden, name]);
  return (
    <DraggableModal
      open
      title={title}
      okText={t('administration.save')}
      confirmLoading={saving.isPending}
      onOk={() => saving.mutate({ order, hidden })}
      onCancel={onClose}
    >
      <ol className={styles.order}>
        {order.map((name, at) => (
          <li key={name}>
            {hiddenBefore ? (
              <Checkbox checked={!hidden.includes(name)} onChange={({ target }) => show(name, target.checked)}>
                {labelOf(name)}
              </Checkbox>
            ) : (
              <span>{labelOf(name)}</span>
            )}
            <Flex gap={8}>
              <Button size="small" disabled={at === 0} aria-label={`${labelOf(name)}: ${t('administration.up')}`} onClick={() => move(at, -1)}>
                ↑
              </Button>
              <Button size="small" disabled={at === order.length - 1} aria-label={`${labelOf(name)}: ${t('administration.down')}`} onClick={() => move(at, 1)}>
                ↓
              </Button>
            </Flex>
          </li>
        ))}
      </ol>
    </DraggableModal>
  );
}
