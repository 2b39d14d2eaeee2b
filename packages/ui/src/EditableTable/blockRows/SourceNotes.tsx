import { Button } from 'antd';
import type { BlockSelection } from '../blocks/blockSelection.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import styles from './blocks.module.css';
import { linesOfRange } from './linesOfRange.ts';

interface SourceNotesProps {
  selection: BlockSelection;
  /** Lines of a range that are loaded for it. */
  mostInRange: number;
}

/** Below the rows: that all of them are chosen, and that a range holds rows that are not loaded. */
export function SourceNotes({ selection, mostInRange }: SourceNotesProps) {
  const { model, locale, t } = useTableContext();
  const unloadedInRange = () => (model.ranges.range() ? model.ranges.unloaded(undefined) : 0);
  useTopic(model.topics, 'range', unloadedInRange);
  const unloaded = useTopic(model.topics, 'order', unloadedInRange);
  const total = useTopic(model.topics, 'order', model.view.total);
  const selected = useTopic(model.topics, 'selection', selection.selected);
  const number = (value: number) => new Intl.NumberFormat(locale.tag).format(value);

  function rangeText(): string {
    const { first, last } = linesOfRange(model)!;
    return last - first < mostInRange
      ? t('rowSource.rangeLoading', { rows: number(unloaded) })
      : t('rowSource.rangeTooLong', { rows: number(unloaded), limit: number(mostInRange) });
  }
  const selectedText = () =>
    selected.all && selected.except.length > 0
      ? t('rowSource.selectedBut', { rows: number(selection.count()), except: number(selected.except.length) })
      : t('rowSource.selectedAll', { rows: number(total) });
  return (
    <>
      <div role="status" className={unloaded > 0 ? styles.notes : 'hw-hidden'}>
        {unloaded > 0 && rangeText()}
      </div>
      <div className={selected.all ? styles.notes : undefined}>
        <span role="status">{selected.all && selectedText()}</span>
        {selected.all && (
          <Button type="link" size="small" onClick={selection.clear}>
            {t('clearSelection')}
          </Button>
        )}
      </div>
    </>
  );
}
