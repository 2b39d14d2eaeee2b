import { useTableContext } from '../context/tableContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import { gapOf } from './rowDrag.ts';
import rowStyles from '../rows/rows.module.css';

/** While a row is being moved: the row itself, dimmed where it is, and a line where it would go. The rows stand still. */
export function DropLine() {
  const { model, drag, offsets } = useTableContext();
  const lifted = useTopic(model.topics, 'drag', drag!.lifted);
  if (!lifted) return null;
  const { topOf } = offsets();
  return (
    <>
      <div aria-hidden className={rowStyles.liftedRow} style={{ transform: `translateY(${topOf(lifted.from)}px)` }} />
      <div aria-hidden className={rowStyles.dropLine} style={{ transform: `translateY(${topOf(gapOf(lifted))}px)` }} />
    </>
  );
}
