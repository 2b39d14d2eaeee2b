import type { PartsClaim, PartsClaimLine } from '@harrow/api-client';
import { Form, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { ReviewProblem } from '../../../documents/review/ReviewProblem.tsx';
import { useSeen } from '../../../documents/review/useSeen.tsx';
import { isAwaited } from './awaited.ts';
import styles from './returns.module.css';

interface ReturnDialogProps {
  claim: PartsClaim;
  title: string;
  okText: string;
  /** Fields about the parcel. */
  head: ReactNode;
  /** Between them and the lines. */
  tools?: ReactNode;
  /** Fields of a line whose goods go back. */
  fieldsOf: (line: PartsClaimLine) => ReactNode;
  /** Everything is typed that is needed. */
  isComplete: (lines: readonly PartsClaimLine[]) => boolean;
  /** The call, about the claim as the user has seen it. */
  send: (seen: PartsClaim, lines: readonly PartsClaimLine[]) => Promise<unknown>;
  /** The server has what was typed. */
  onSent: () => void;
  onClose: () => void;
}

/** A step of goods that go back: facts of the parcel, and of each line what of it. */
export function ReturnDialog({ claim: given, title, okText, head, tools, fieldsOf, isComplete, send, onSent, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('documents');
  const { seen, newer } = useSeen(given);
  const { state, move } = useFormActions();
  const lines = seen.lines.filter(isAwaited);
  const canSend = isComplete(lines);
  const handleOk = async (): Promise<void> => {
    let isDone = false;
    await move(async () => {
      await send(seen, lines);
      isDone = true;
    });
    if (!isDone) return;
    onSent();
    onClose();
  };
  return (
    <Modal
      open
      width={760}
      title={title}
      okText={okText}
      okButtonProps={{ disabled: !canSend }}
      cancelText={t('action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void handleOk()}
      onCancel={onClose}
    >
      {newer}
      <ReviewProblem state={state} />
      <Form layout="vertical" component="div" className={styles.head}>
        {head}
      </Form>
      {tools}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.part}>
              <strong>
                {line.lineNo}. {line.partsCode}
              </strong>
              <span>{line.partsName}</span>
            </span>
            {fieldsOf(line)}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
