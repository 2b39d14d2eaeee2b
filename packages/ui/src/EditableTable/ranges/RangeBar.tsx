import { ClearOutlined, CloseOutlined, CopyOutlined, ScissorOutlined, SnippetsOutlined, VerticalAlignBottomOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { useMessages } from '../../HarrowProvider/index.ts';
import { readSystemClipboard, writeSystemClipboard } from '../clipboard/systemClipboard.ts';
import { useTableContext } from '../context/tableContext.ts';
import type { RangeCommands } from '../clipboard/useRangeCommands.ts';
import { useTopic } from '../topics/useTopic.ts';
import tools from '../toolbar/tools.module.css';

export interface RangeBarProps {
  scroller: RefObject<HTMLElement | null>;
  commands: RangeCommands;
}

/** Commands on a range selected by touch, where there are no keys. */
export default function RangeBar({ scroller, commands }: RangeBarProps) {
  const { model, t } = useTableContext();
  const { message } = useMessages();
  const range = useTopic(model.topics, 'range', model.ranges.range);
  const block = range && model.ranges.block(undefined);
  if (!block) return null;

  /** The browser's own event carries what is copied: it needs no permission. */
  const write = (type: 'copy' | 'cut') => {
    scroller.current?.focus({ preventScroll: true });
    if (!writeSystemClipboard(scroller.current!, type)) void message.warning(t('range.refused'));
    else if (type === 'copy') void message.info(t('range.copied'));
  };
  const paste = async () => {
    const clipboard = await readSystemClipboard();
    if (!clipboard) void message.warning(t('range.refused'));
    else if (!commands.paste(clipboard)) void message.info(t('range.nothing'));
  };
  const button = (name: string, icon: ReactNode, run: () => void) => (
    <Button size="small" type="text" icon={icon} onClick={run}>
      {t(`range.${name}`)}
    </Button>
  );
  const change = !commands.readOnly;
  return (
    <div role="toolbar" aria-label={t('range.label')} className={tools.rangeBar}>
      <span role="status">{t('range.size', { rows: block.rowIds.length, columns: block.columns.length })}</span>
      {button('copy', <CopyOutlined aria-hidden />, () => write('copy'))}
      {change && button('cut', <ScissorOutlined aria-hidden />, () => write('cut'))}
      {change && navigator.clipboard && button('paste', <SnippetsOutlined aria-hidden />, () => void paste())}
      {change && button('fill', <VerticalAlignBottomOutlined aria-hidden />, commands.fillDown)}
      {change && button('clear', <ClearOutlined aria-hidden />, commands.clear)}
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('range.done')}
        title={t('range.done')}
        onClick={() => model.ranges.set(undefined)}
      />
    </div>
  );
}
