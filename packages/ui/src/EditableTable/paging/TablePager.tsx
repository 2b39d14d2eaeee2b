import { Pager } from '../../Pager/index.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import rowStyles from '../rows/rows.module.css';

/** Turns the pages of the rows on show. */
export function TablePager({ pageSizes }: { pageSizes: number[] | undefined }) {
  const { model } = useTableContext();
  const total = useTopic(model.topics, 'order', model.view.pagedCount);
  const page = useTopic(model.topics, 'order', model.view.page);
  if (!page) return null;
  return (
    <div className={rowStyles.pager}>
      <Pager
        total={total}
        page={page.current}
        pageSize={page.pageSize}
        {...(pageSizes && { pageSizes })}
        onChange={(current, pageSize) => model.view.setPage({ current, pageSize })}
      />
    </div>
  );
}
