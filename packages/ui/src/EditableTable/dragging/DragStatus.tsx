import { useEffect, useRef, useState } from 'react';
import { useTableContext } from '../context/tableContext.ts';
import type { LiftedRow } from '../context/rowParts.types.ts';

/** Says how a row is moved and where it is, for those who do not see the line. */
export function DragStatus() {
  const { model, drag, tableId, t } = useTableContext();
  const [said, setSaid] = useState('');
  const before = useRef<LiftedRow>(undefined);
  useEffect(
    () =>
      model.topics.subscribe('drag', () => {
        const [was, now] = [before.current, drag?.lifted()];
        before.current = now;
        const page = model.view.page();
        const nth = (index: number) => index + 1 + (page ? (page.current - 1) * page.pageSize : 0);
        if (now && was) setSaid(t('drag.over', { position: nth(now.to), count: model.view.total() }));
        else if (now) setSaid(t('drag.lifted', { row: nth(now.from) }));
        else if (was && was.to !== was.from && model.view.indexOf(was.rowId) === was.to) setSaid(t('drag.dropped', { from: nth(was.from), to: nth(was.to) }));
        else if (was) setSaid(t('drag.cancelled', { row: nth(was.from) }));
      }),
    [model, drag, t],
  );
  return (
    <>
      <div role="status" className="hw-hidden">
        {said}
      </div>
      <span id={`${tableId}-drag`} hidden>
        {t('drag.help')}
      </span>
    </>
  );
}
