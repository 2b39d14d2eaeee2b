import { Button, Modal } from 'antd';
import { type KeyboardEvent, Suspense, useMemo } from 'react';
import { letterOf } from '../keyboard/letterOf.ts';
import { useLeavePrompt } from '../useLeavePrompt/index.ts';
import styles from './CronEditor.module.css';
import type { CronEditorProps } from './CronEditor.types.ts';
import { useCronTexts } from './hooks/useCronTexts.ts';
import { type ExpressionState, useExpression } from './hooks/useExpression.ts';
import { defaultExpression } from './model/expression.ts';
import { EditorPanel } from './parts/EditorPanel.tsx';

const modalWidth = 608;

/**
 * Dialog for a Quartz expression: a tab for each part, the expression as text, its sentence and its next runs.
 * It works on a copy; `onOk` hands over a valid expression, and giving a changed one up asks first.
 */
export function CronEditor(props: CronEditorProps) {
  return <Suspense>{props.open && <OpenEditor {...props} />}</Suspense>;
}

function OpenEditor({ value, readOnly = false, hideSecond = false, hideYear = false, onOk, onCancel, ...options }: CronEditorProps) {
  const { t } = useCronTexts();
  const hidden = useMemo(() => ({ hideSecond, hideYear }), [hideSecond, hideYear]);
  const state = useExpression(value?.trim() ? value : defaultExpression(hidden), hidden);
  const askToLeave = useLeavePrompt(!readOnly && state.undoSteps > 0);
  const handleCancel = () => void askToLeave().then((leaves) => leaves && onCancel());
  const buttons = [
    <Button key="cancel" onClick={handleCancel}>
      {readOnly ? t('close') : t('cancel')}
    </Button>,
    readOnly ? null : (
      <Button key="ok" type="primary" disabled={!state.cron} onClick={() => onOk?.(state.text)}>
        {t('ok')}
      </Button>
    ),
  ];
  return (
    <Modal open title={t('title')} width={modalWidth} onCancel={handleCancel} footer={buttons} mask={{ closable: false }}>
      {/* The keys work wherever the focus is in the dialog. */}
      <div className={styles.editor} role="presentation" onKeyDown={(event) => handleHistoryKey(event, state)}>
        <EditorPanel {...options} state={state} hidden={hidden} readOnly={readOnly} />
      </div>
    </Modal>
  );
}

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y. The browser's own undo does not know what tabs changed. */
function handleHistoryKey(event: KeyboardEvent, { undo, redo }: ExpressionState): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = letterOf(event);
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  if (isRedo) redo();
  else undo();
}
